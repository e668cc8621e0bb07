import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const PLAYER_ORIGIN = 'https://open.spotify.com';

export const POLICY = 'Content-Security-Policy';
const STYLE_SLOT = "'self'";

/** The hash of what is inlined in a document, as a policy names it. */
export type InlineHash = `sha256-${string}`;

export interface Needs {
  readonly styles: readonly InlineHash[];
  readonly player: boolean;
}

/** A policy that also allows what a document needs. */
export const allowing = (policy: string, { styles, player }: Needs): string =>
  policy.replace(
    `style-src ${STYLE_SLOT}`,
    ['style-src', STYLE_SLOT, ...styles.map((hash) => `'${hash}'`)].join(' '),
  ) + (player ? `;frame-src ${PLAYER_ORIGIN}` : '');

/**
 * The security headers of a response without inlined style. Helmet computes the same for every request, so it is called
 * once, with a response that only records them.
 * @param scripts the hashes of the inlined scripts
 */
export function securityHeaders(
  https: boolean,
  scripts: readonly InlineHash[],
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    // For Flash and Internet Explorer: no browser reads them any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // For browsers and scanners that do not read `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    // Over https, browsers look no linked host up beforehand.
    xDnsPrefetchControl: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`)],
        styleSrc: [STYLE_SLOT],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        // The one policy that a script may make: it returns the service worker's address (`client/register-worker.ts`).
        trustedTypes: ['worker'],
        // Over plain http (a phone on the local network) browsers would ask for https, which nobody serves.
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
  middleware({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  headers['Permissions-Policy'] = 'camera=(), geolocation=(), microphone=(), payment=()';
  return headers;
}
