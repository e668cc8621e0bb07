import type { IncomingMessage } from 'node:http';

/** Whether the visitor's browser asks to save data. The edge reads the header in the same way. */
export const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on';
