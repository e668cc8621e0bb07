/**
 * `npm run ready` lists what a real festival must still replace or settle, and ends with 1 while anything is
 * left. FESTIVAL names another festival; `npm run ready -- FOLDER` reads only that folder's data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '../server/app.ts';
import { readAssets } from '../server/assets/assets.ts';
import { readConfig } from '../server/config.ts';
import { createLogger } from '../server/log/logger.ts';
import { Metrics } from '../server/log/metrics.ts';
import { chosenContent, distFolder, festivalFolder } from './chosen-festival.ts';
import { createFestival } from '../shared/festival/create-festival.ts';
import { createPages } from '../shared/routes.tsx';

const root = path.join(import.meta.dirname, '..');
const DATA = path.join(root, festivalFolder);
/** The most that a document may weigh in brotli, in bytes. */
const HEAVIEST = 18_000;

/** Numbers that regulators reserve for films and books, and nobody answers. */
const RESERVED_NUMBER =
  /\b(?:01(?:13|14|15|16|17|18|21|31|41|51|61|91) 49[68] 0\d{3}|020 7946 0\d{3}|0(?:1632|7700|8081) ?9\d{2} ?\d{3}|555[- ]01\d\d)\b/;

type Look = (line: string, file: string, now: number) => string | undefined;

const looks: readonly Look[] = [
  (line) => /^\s*\/\/ (Samples?: .*)$/.exec(line)?.[1],
  (line) => /[\w.@-]+\.example\b/.exec(line)?.[0] && `an address that cannot exist: ${line.trim()}`,
  (line) => (RESERVED_NUMBER.test(line) ? `a telephone number that nobody has: ${line.trim()}` : undefined),
  (line) => (/(\w+): 'unknown'/.exec(line) ? `nobody knows it: ${line.trim()}` : undefined),
  (line, file, now) => {
    const [, name = '', instant = ''] = /^ {2}(\w+): '(\d{4}-[^']+)'/.exec(line) ?? [];
    // A sale that has opened is no deadline.
    if (path.basename(file) !== 'calendar.ts' || name === 'salesOpen') return undefined;
    return Date.parse(instant) < now ? `is over: ${line.trim()}` : undefined;
  },
];

/** @param now in milliseconds since the epoch */
export function leftIn(folder: string, now: number): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return files.toSorted().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        looks.flatMap((look) => {
          const found = look(line, file, now);
          return found ? [`${path.relative(root, path.join(folder, file))}:${index + 1}: ${found}`] : [];
        }),
      ),
  );
}

async function heavyDocuments(): Promise<readonly string[]> {
  const assets = readAssets(path.join(root, distFolder));
  const logger = createLogger('silent', process.stdout);
  const festival = createFestival(await chosenContent());
  const app = createApp({
    config: readConfig({}),
    logger,
    metrics: new Metrics(),
    assets,
    festival,
    pages: createPages(festival),
    resources: [],
  });
  await app.prepare();
  return Array.from(app.documents()).flatMap(([address, { bodies }]) => {
    const size = bodies.br?.bytes.length ?? 0;
    const weighs = `${address} weighs ${(size / 1000).toFixed(1)} kB, and may weigh ${HEAVIEST / 1000}`;
    return size > HEAVIEST ? [weighs] : [];
  });
}

if (import.meta.main) {
  const [folder = DATA] = process.argv.slice(2);
  const left = [
    ...leftIn(path.resolve(folder), Date.now()),
    ...(path.resolve(folder) === DATA ? await heavyDocuments() : []),
  ];
  process.stdout.write(left.length ? `${left.join('\n')}\n${left.length} left\n` : 'Ready.\n');
  process.exit(left.length ? 1 : 0);
}
