import type { IncomingMessage } from 'node:http';

/** Whether the visitor's browser asks to save data. */
export const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on';
