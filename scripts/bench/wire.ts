/** The way to a page: the edge in a Docker engine, asked over a phone's wire in real packets. Wants an engine and root. */
import { execFileSync } from 'node:child_process';
import { House } from '../../tests/containers/house.ts';
import { line, median, type Measure } from './measure.ts';
import type { Round, Visit } from './wire-visits.ts';

const ROUND_TRIPS = [50, 150, 250, 400];
const LOSSES = [0, 2, 4];
const ROUNDS = 5;
/** The edge keeps idle connections for so many seconds here, so that a visitor who returns needs another. */
const IDLE = 5;

const roundTrips = (count: number) => `${count.toFixed(2)} rtt`;
const KINDS = ['first', 'again', 'next'] as const;

function missing(): string | undefined {
  if (process.getuid?.() !== 0) return 'root, for a network of the phone’s own';
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore' });
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
  } catch {
    return 'a Docker engine and python3';
  }
}

/** @returns no measures, and says why, where the machine lacks what they want */
export async function wireMeasures(): Promise<readonly Measure[]> {
  const lacking = missing();
  if (lacking) {
    process.stdout.write(`The wire is left out: it wants ${lacking}.\n`);
    return [];
  }
  const house = await House.build();
  try {
    house.set({ SITE_ORIGIN: 'https://www.example.org' });
    house.change('deploy/edge/settings.conf', 'keepalive_timeout 180s', `keepalive_timeout ${IDLE}s`);
    house.change('deploy/edge/settings.conf', 'keepalive_min_timeout 10s', 'keepalive_min_timeout 0');
    const { code, said } = await house.compose('up', '--build', '--detach', '--wait');
    if (code) throw new Error(said);
    return await measured(house);
  } finally {
    await house.end();
  }
}

async function visits(house: House, trip: number, loss: number, protocol: string): Promise<readonly Round[]> {
  const visitor = ['--import', 'tsx', 'scripts/bench/wire-visits.ts', String(house.port), house.pins.join()];
  const wire = ['scripts/bench/wire.py', String(trip), String(loss), process.execPath, ...visitor];
  const words = [...wire, protocol, String(ROUNDS), String((2 * IDLE + 2) * 1000)];
  return JSON.parse(execFileSync('python3', words, { encoding: 'utf8' })) as Round[];
}

async function measured(house: House): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  line('byte / whole / paint in ms', ...KINDS.map((kind) => `${kind} `.padStart(18)));
  for (const trip of ROUND_TRIPS)
    for (const loss of LOSSES)
      for (const protocol of ['h2', 'h3']) {
        const rounds = await visits(house, trip, loss, protocol);
        const of = (kind: keyof Round, what: Exclude<keyof Visit, 'protocol'>) =>
          median(rounds.map((round) => round[kind][what]));
        const spoken = [
          ...new Set(rounds.flatMap((round) => KINDS.map((kind) => round[kind].protocol))),
        ].join();
        line(
          `${trip} ms, ${loss} %, ${spoken}`,
          ...KINDS.map((kind) =>
            [of(kind, 'byte'), of(kind, 'whole'), of(kind, 'paint')].map(Math.round).join(' / ').padStart(18),
          ),
        );
        if (loss || (trip !== 150 && trip !== 250)) continue;
        const bounded = (what: string, value: number, bound: number) =>
          measures.push({
            what: `${what}, ${protocol}, ${trip} ms`,
            value: value / trip,
            bound,
            show: roundTrips,
          });
        bounded('First byte of a first visit', of('first', 'byte'), protocol === 'h3' ? 2.4 : 3.4);
        if (protocol === 'h2') continue;
        bounded('First byte of a return', of('again', 'byte'), 1.4);
        bounded('First paint of a return', of('again', 'paint'), 2.5);
      }
  return measures;
}
