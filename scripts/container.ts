/** How the container starts the site, as the Dockerfile says: what measures and tests it starts it likewise. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const dockerfile = readFileSync(path.join(import.meta.dirname, '..', 'Dockerfile'), 'utf8');

const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as readonly string[];

export const container = {
  /** Node's options. */
  node: command.filter((word) => word.startsWith('--')),
  /** How the C library keeps memory. */
  environment: Object.fromEntries(
    [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
  ),
};
