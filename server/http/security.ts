import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { earlySubmitHash } from '../pages/early-submit.ts';

const PLAYER_ORIGIN = 'https://open.spotify.com';

/** Which hash the page's inlined style has; every other answer has no style at all. */
export type StyleHash = `sha256-${string}`;

const POLICY = 'Content-Security-Policy';
const STYLE_SLOT = "'self'";

/** Helmet answers every request alike, so it is asked once and its headers are kept. */
function askHelmet(https: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  const ask = helmet({
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'${earlySubmitHash}'`],
        styleSrc: [STYLE_SLOT],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [PLAYER_ORIGIN],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        // Over plain http (a phone on the local network) it would ask for https that nobody serves.
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
  ask({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  headers['Permissions-Policy'] = 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()';
  return headers;
}

/** Security headers for every kind of answer, and the policy for a page with an inlined style. */
export function createSecurity(https: boolean) {
  const headers = askHelmet(https);
  const policy = headers[POLICY] ?? '';
  const middleware: RequestHandler = (_req, res, next) => {
    res.set(headers);
    next();
  };
  return {
    middleware,
    headers,
    /** The policy of a document, its inlined style allowed by its hash. */
    policyFor: (style: StyleHash): Readonly<Record<string, string>> => ({
      [POLICY]: policy.replace(`style-src ${STYLE_SLOT}`, `style-src ${STYLE_SLOT} '${style}'`),
    }),
  };
}

export type Security = ReturnType<typeof createSecurity>;
