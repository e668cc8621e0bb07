import { z } from 'zod';

const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${low} to ${high}` })
    .int()
    .min(low)
    .max(high);

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http or https origin, such as https://www.example.org' })
    .transform((url) => new URL(url).origin)
    .optional(),
  SITE_NOTICE: z.string().trim().max(300).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHUTDOWN_GRACE_MS: wholeNumber(0, 60_000).default(8000),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where visitors find the site: canonical and social addresses begin with it. */
  readonly origin: string;
  /** An urgent word for the top of every page. */
  readonly notice: string | undefined;
  /** How many proxies stand in front and may be believed. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** How long requests under way may take to finish after SIGTERM, in milliseconds. */
  readonly shutdownGrace: number;
}

/**
 * The configuration in the environment; an empty variable counts as absent.
 * @throws {Error} naming every variable that is wrong, and how
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = schema.safeParse(given);
  if (error) {
    const complaints = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is wrong:\n${complaints.join('\n')}`);
  }
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    origin: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`,
    notice: data.SITE_NOTICE || undefined,
    trustedProxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    shutdownGrace: data.SHUTDOWN_GRACE_MS,
  });
}
