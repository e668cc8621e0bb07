import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { earlySubmitHash } from '../pages/early-submit.ts';

const PLAYER_ORIGIN = 'https://open.spotify.com';

export const POLICY = 'Content-Security-Policy';
const STYLE_SLOT = "'self'";

/** The hash of a document's inlined style, as a policy names it. */
export type StyleHash = `sha256-${string}`;

/** A policy that also allows one inlined style. */
export const allowingStyle = (policy: string, style: StyleHash): string =>
  policy.replace(`style-src ${STYLE_SLOT}`, `style-src ${STYLE_SLOT} '${style}'`);

/**
 * The security headers of an answer without inlined style. Helmet computes the same for every request, so it is called
 * once, with a response that only records them.
 */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    // For Flash and Internet Explorer: no browser reads them any more, and a document's first round trip is full.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
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
        // The one policy that a script may make: it returns the service worker's address (`client/saving.ts`).
        trustedTypes: ['worker'],
        // Over plain http (a phone on the local network) browsers would ask for https, which nobody serves.
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
  middleware({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  headers['Permissions-Policy'] = 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()';
  return headers;
}
