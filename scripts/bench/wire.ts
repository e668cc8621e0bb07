/** The way to a page: the edge in a Docker engine, asked over a phone's wire in real packets. Wants an engine and root. */
import { execFileSync } from 'node:child_process';
import { House } from '../../tests/containers/house.ts';
import { line, median, milliseconds, type Measure } from './measure.ts';
import type { Round } from './wire-visits.ts';

/** In ms. */
const ROUND_TRIPS = [150, 250];
/** The bounds of the first byte of a first visit, in round trips. */
const FIRST_BYTES = { h2: 3.4, h3: 2.4 };
const ROUNDS = 5;
/** The edge keeps idle connections for so many seconds here, so that a visitor who returns needs another. */
const IDLE = 5;

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
    return measured(house);
  } finally {
    await house.end();
  }
}

function visits(house: House, trip: number, protocol: string): readonly Round[] {
  const visitor = ['--import', 'tsx', 'scripts/bench/wire-visits.ts', String(house.port), house.pins.join()];
  const words = [...visitor, protocol, String(ROUNDS), String((2 * IDLE + 2) * 1000)];
  const wire = ['scripts/bench/wire.py', String(trip), process.execPath, ...words];
  return JSON.parse(execFileSync('python3', wire, { encoding: 'utf8' })) as Round[];
}

function measured(house: House): readonly Measure[] {
  line('  in ms', 'first byte', 'again', 'paint');
  return ROUND_TRIPS.flatMap((trip) =>
    Object.entries(FIRST_BYTES).flatMap(([protocol, bound]) => {
      const rounds = visits(house, trip, protocol);
      const first = median(rounds.map((round) => round.first.byte));
      const again = median(rounds.map((round) => round.again.byte));
      const paint = median(rounds.map((round) => round.again.paint));
      line(`  ${trip} ms, ${protocol}`, ...[first, again, paint].map(milliseconds));
      const measure = (what: string, value: number, most: number): Measure => ({
        what: `${what}, ${protocol}, ${trip} ms`,
        value: value / trip,
        bound: most,
        show: (count) => `${count.toFixed(2)} rtt`,
      });
      return [
        measure('first byte of a first visit', first, bound),
        ...(protocol === 'h3'
          ? [measure('first byte of a return', again, 1.4), measure('first paint of a return', paint, 2.5)]
          : []),
      ];
    }),
  );
}
