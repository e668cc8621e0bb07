import {
  _default as byDefault,
  enum as oneOf,
  object,
  optional,
  pipe,
  refine,
  string,
  transform,
} from 'zod/mini';
import { isInstant } from '../shared/rules/is-instant.ts';
import { suggestion } from '../shared/rules/text/nearest.ts';
import { noticeText } from './today/file-format.ts';

const text = (holds: (value: string) => boolean, error: string) => string().check(refine(holds, { error }));

/** Accepts decimal digits only: `0x1F90` or `1e3` is more likely a mistake. */
const wholeNumber = (low: number, high: number) =>
  pipe(
    text(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= low && Number(value) <= high,
      `must be a whole number from ${low} to ${high}`,
    ),
    transform(Number),
  );

/** Whether a URL consists of scheme, host and port only; a slash at its end is allowed. */
function isOrigin(url: string): boolean {
  const { protocol, origin, href } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol ?? '') && href === `${origin}/` && !/[?#]$/.test(url);
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Values of HSTS. The default is a week: a browser does not forget a longer age that it has read. */
const hstsAges = ['week', 'host', 'subdomains'] as const;

const variables = object({
  PORT: byDefault(wholeNumber(0, 65_535), 3000),
  HOST: byDefault(
    text((host) => /^[\w.:%-]+$/.test(host), 'must be an IP address or a host name'),
    '0.0.0.0',
  ),
  SITE_ORIGIN: optional(
    pipe(
      text(isOrigin, 'must be an http or https origin without a path, such as https://www.example.org'),
      transform((url: string) => new URL(url).origin),
    ),
  ),
  SITE_NOTICE: optional(noticeText),
  TODAY_FILE: optional(string()),
  TRUST_PROXY: byDefault(wholeNumber(0, 10), 0),
  LOG_LEVEL: byDefault(oneOf(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), 'info'),
  SHUTDOWN_DELAY_MS: byDefault(wholeNumber(0, 60_000), 1000),
  SHUTDOWN_GRACE_MS: byDefault(wholeNumber(0, 60_000), 8000),
  METRICS_PORT: optional(wholeNumber(1, 65_535)),
  HSTS: byDefault(oneOf(hstsAges, { error: `must be one of ${hstsAges.join(', ')}` }), 'week'),
  SERVICE_WORKER: byDefault(oneOf(['on', 'off'], { error: 'must be on or off' }), 'on'),
  CLOCK: optional(
    pipe(
      text(isInstant, 'must be a date with time and offset, such as 2026-07-18T14:20:00+01:00'),
      transform((instant: string) => new Date(instant)),
    ),
  ),
});

/** Production refuses CLOCK: visitors of a public site must never be shown another time. */
const schema = variables.check(
  refine(({ CLOCK, SITE_ORIGIN }) => !CLOCK || !SITE_ORIGIN?.startsWith('https:'), {
    path: ['CLOCK'],
    error: 'is for trying the site out, and must not be set where SITE_ORIGIN is https',
  }),
);

const ours = Object.keys(variables.shape);

/** Finds variables whose names are nearly one of ours, and asks about each whether ours was meant. */
export const misspelt = (environment: object): readonly string[] =>
  Object.keys(environment).flatMap((name) => {
    const meant = ours.includes(name) ? '' : suggestion(name, ours, name.length > 8 ? 2 : 1);
    return meant ? [name + meant] : [];
  });

/**
 * Reads the configuration from environment variables. An empty variable counts as absent.
 * @throws {Error} that names every wrong variable and says why
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = schema.safeParse(given);
  if (error) {
    const complaints = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is wrong:\n${complaints.join('\n')}`);
  }
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    /** The port of `/metrics`, for monitoring alone. It is closed by default. */
    metricsPort: data.METRICS_PORT,
    /** Where visitors reach the site; absolute URLs in documents begin with it. */
    origin: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`,
    isOriginGiven: data.SITE_ORIGIN !== undefined,
    /** An urgent notice for the top of every page, as plain text. */
    notice: data.SITE_NOTICE || undefined,
    todayFile: data.TODAY_FILE,
    /** For how long browsers use https only, and for which hosts. */
    hsts: data.HSTS,
    trustedProxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    /** For how long new connections are accepted after SIGTERM, in milliseconds. */
    shutdownDelay: data.SHUTDOWN_DELAY_MS,
    /** How long the requests under way may then take, in milliseconds. */
    shutdownGrace: data.SHUTDOWN_GRACE_MS,
    /** Whether browsers save pages for offline use. Otherwise they delete what they have saved. */
    serviceWorker: data.SERVICE_WORKER === 'on',
    /** The instant that the site takes as now. It lets an operator preview the site at another time. */
    clock: data.CLOCK,
  });
}

export type Config = ReturnType<typeof readConfig>;
