/**
 * The headers of each kind of response. A handler takes the set of its kind and adds what describes its own body
 * (`Content-Type`, `Cache-Control`, …); none removes a header that another has set.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { localsOf } from '../log/request-log.ts';

const PLAYER_ORIGIN = 'https://open.spotify.com';

export const POLICY = 'Content-Security-Policy';
const STYLE_SLOT = "'self'";

/** The hash of what is inlined in a document, as a policy names it. */
export type InlineHash = `sha256-${string}`;

export interface PolicyNeeds {
  readonly styles: readonly InlineHash[];
  readonly player: boolean;
}

/** A policy that also allows what a document needs. */
const allowing = (policy: string, { styles, player }: PolicyNeeds): string =>
  policy.replace(
    `style-src ${STYLE_SLOT}`,
    ['style-src', STYLE_SLOT, ...styles.map((hash) => `'${hash}'`)].join(' '),
  ) + (player ? `;frame-src ${PLAYER_ORIGIN}` : '');

interface Transport {
  /** Whether visitors reach the site by https. */
  readonly https: boolean;
  /** For how long browsers ask for https alone: a week, two years, or two years on every subdomain of the host, too. */
  readonly hsts: 'week' | 'host' | 'subdomains';
}

/**
 * The security headers of a response without inlined style, which no other site may embed. Helmet computes the same for
 * every request, so it is called once, with a response that only records them.
 * @param scripts the hashes of the inlined scripts
 */
export function securityHeaders(
  { https, hsts }: Transport,
  scripts: readonly InlineHash[],
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    strictTransportSecurity: https && {
      maxAge: hsts === 'week' ? 604_800 : 63_072_000,
      includeSubDomains: hsts === 'subdomains',
    },
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

export type Headers = Readonly<Record<string, string>>;

/** What a response depends on beside its address, where it is compressed. */
export const VARY = 'Accept-Encoding';

export interface ResponseHeaders {
  /** Whatever is neither a document nor a part of one: resources, redirects, refusals. */
  readonly plain: Headers;
  /** A line of text that says why there is nothing else; never cached. */
  readonly line: Headers;
  /**
   * A part of documents: a script, a font, a picture. The other security headers, up to 0.7 KB a file, are read of
   * documents alone; a policy would refuse the styles of a browser that shows a picture by itself.
   */
  readonly part: Headers;
  /** A document: its one inlined style is allowed, and the player where it has one. */
  document(needs: PolicyNeeds): Headers;
}

/** Who may embed a response: a forum shows a page's picture, and a program in a browser reads a calendar. */
const EMBEDDING = 'Cross-Origin-Resource-Policy';
/** The security headers that browsers read of a part of a document. */
const OF_PARTS = [EMBEDDING, 'Strict-Transport-Security', 'X-Content-Type-Options'];

/**
 * @param scripts the hashes of the scripts that are inlined in documents
 */
export function createHeaders(transport: Transport, scripts: readonly InlineHash[]): ResponseHeaders {
  const secure = securityHeaders(transport, scripts);
  const plain: Headers = { ...secure, [EMBEDDING]: 'cross-origin' };
  const policy = secure[POLICY] ?? '';
  return {
    plain,
    line: { ...secure, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    part: Object.fromEntries(OF_PARTS.flatMap((name) => (plain[name] ? [[name, plain[name]]] : []))),
    document: (needs) => ({ ...secure, [POLICY]: allowing(policy, needs) }),
  };
}

/** Tells the client, or the proxy in front, under which id the log has this request. */
export const REQUEST_ID = 'X-Request-Id';

/** Writes a response's status and headers, with its request's id. */
export const writeHead = (res: ServerResponse, status: number, headers: Headers): ServerResponse =>
  res.writeHead(status, { ...headers, [REQUEST_ID]: localsOf(res).requestId });

/**
 * Sets the plain headers on every response of Express. A document writes the set of its kind over them; a picture, whose
 * set has fewer, must be answered before.
 */
export const plainByDefault =
  ({ plain }: ResponseHeaders): RequestHandler =>
  (_req, res, next) => {
    res.set({ ...plain, [REQUEST_ID]: localsOf(res).requestId });
    next();
  };

/** Answers with a line of plain text: a refusal, or a failure for which no page can be rendered. */
export function sendLine(
  res: ServerResponse,
  { line }: ResponseHeaders,
  { status, text, headers }: { readonly status: number; readonly text: string; readonly headers?: Headers },
): void {
  const body = `${text}\n`;
  writeHead(res, status, { ...line, ...headers, 'Content-Length': String(Buffer.byteLength(body)) }).end(
    body,
  );
}
