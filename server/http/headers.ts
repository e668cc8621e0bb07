/**
 * The headers of each kind of response. A handler takes the set of its kind and adds the headers of its body
 * (`Content-Type`, `Cache-Control`, …). No handler removes a header that another has set.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { localsOf } from '../log/request-log.ts';

const PLAYER_ORIGIN = 'https://open.spotify.com';

export const POLICY = 'Content-Security-Policy';
const STYLE_SLOT = "'self'";

/** The hash of inlined code or styles, as a Content-Security-Policy names it. */
export type InlineHash = `sha256-${string}`;

export interface PolicyNeeds {
  readonly styles: readonly InlineHash[];
  readonly player: boolean;
}

const allowing = (policy: string, { styles, player }: PolicyNeeds): string =>
  policy.replace(
    `style-src ${STYLE_SLOT}`,
    ['style-src', STYLE_SLOT, ...styles.map((hash) => `'${hash}'`)].join(' '),
  ) + (player ? `;frame-src ${PLAYER_ORIGIN}` : '');

interface Transport {
  readonly https: boolean;
  /** How long browsers use https only: a week, or two years, on every subdomain, too. */
  readonly hsts: 'week' | 'host' | 'subdomains';
}

/**
 * Computes the security headers of a response without inlined styles, which no other site may embed. Helmet's
 * headers never change, so it runs once, with a response that only records them.
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
    // Only Flash and Internet Explorer read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Some browsers and scanners do not read `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    // Over https, browsers do not look up linked hosts in advance.
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
        // Scripts may create this one policy. It returns the service worker's address
        // (`client/register-worker.ts`).
        trustedTypes: ['worker'],
        // Over plain http (a phone on the local network) browsers
        // would then request https, which no server offers.
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
  middleware({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  headers['Permissions-Policy'] = 'camera=(), geolocation=(), microphone=(), payment=()';
  return headers;
}

export type HeaderValues = Readonly<Record<string, string>>;

/** The request header, beside the address, on which a compressed response depends. */
export const VARY_VALUE = 'Accept-Encoding';

export interface ResponseHeaders {
  /** For responses that are neither documents nor parts of one: resources, redirects, refusals. */
  readonly plain: HeaderValues;
  /** For a line of text that says why there is no other answer; it is never cached. */
  readonly line: HeaderValues;
  /**
   * For a part of a document: a script, a font, a picture. Browsers read the other security headers, 0.7 KB,
   * on documents only. A policy would block the styles with which a browser shows a picture by itself.
   */
  readonly part: HeaderValues;
  /** For a document: the policy allows its one inlined style, and the player where it has one. */
  document(needs: PolicyNeeds): HeaderValues;
}

/** Which sites may embed a response: forums show a page's picture, programs read a calendar. */
const EMBEDDING = 'Cross-Origin-Resource-Policy';
/** The security headers that browsers read on a part of a document. */
const OF_PARTS = [EMBEDDING, 'Strict-Transport-Security', 'X-Content-Type-Options'];

/**
 * @param scripts the hashes of the scripts that are inlined in documents
 */
export function createHeaders(transport: Transport, scripts: readonly InlineHash[]): ResponseHeaders {
  const secure = securityHeaders(transport, scripts);
  const plain: HeaderValues = { ...secure, [EMBEDDING]: 'cross-origin' };
  const policy = secure[POLICY] ?? '';
  return {
    plain,
    line: { ...secure, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    part: Object.fromEntries(OF_PARTS.flatMap((name) => (plain[name] ? [[name, plain[name]]] : []))),
    document: (needs) => ({ ...secure, [POLICY]: allowing(policy, needs) }),
  };
}

/** The header that tells the client and the proxy the request's id in the log. */
export const REQUEST_ID = 'X-Request-Id';

/** Writes a response's status and headers, with its request's id. */
export const writeHead = (res: ServerResponse, status: number, headers: HeaderValues): ServerResponse =>
  res.writeHead(status, { ...headers, [REQUEST_ID]: localsOf(res).requestId });

/**
 * Sets the plain headers on every response of Express. A document overwrites them with its own set. A file of
 * the build has fewer headers, so it must be answered before this handler.
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
  {
    status,
    text,
    headers,
  }: { readonly status: number; readonly text: string; readonly headers?: HeaderValues },
): void {
  const body = `${text}\n`;
  writeHead(res, status, { ...line, ...headers, 'Content-Length': String(Buffer.byteLength(body)) }).end(
    body,
  );
}
