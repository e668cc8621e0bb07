/** Reads the Dockerfile's options for Node, with which the bench and the tests start the server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const dockerfile = readFileSync(path.join(import.meta.dirname, '..', 'Dockerfile'), 'utf8');

const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as readonly string[];

export const container = {
  node: command.filter((word) => word.startsWith('--')),
  /** Settings of the C library for memory. */
  environment: Object.fromEntries(
    [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
  ),
};
