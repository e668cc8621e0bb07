import type { ServerResponse } from 'node:http';
import { writeHead, type ResponseHeaders, type Headers } from './headers.ts';

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
