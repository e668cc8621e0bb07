import type { RequestHandler } from 'express';
import { answerKeptInstead } from '../kept/answer-kept.ts';
import { compress, keep, type Kept } from '../kept/kept.ts';
import type { Security } from '../http/security.ts';

export interface Text {
  /** As the log calls it. */
  readonly route: string;
  readonly type: string;
  readonly body: string;
  readonly vary?: string;
}

/** Answers with a text that everybody gets alike: compressed when it is first asked for, and kept from then on. */
export function answerText({ route, type, body, vary }: Text, security: Security): RequestHandler {
  const make = async (): Promise<Kept> => {
    const bytes = Buffer.from(body);
    const headers = {
      ...security.headers,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ...(vary && { Vary: vary }),
    };
    return keep({ status: 200, route, headers, body: bytes }, await compress(bytes));
  };
  let kept: Kept | undefined;
  let making: Promise<Kept> | undefined;
  return async (req, res) => {
    // A failure is not remembered: the next who asks tries again.
    kept ??= await (making ??= make().finally(() => (making = undefined)));
    answerKeptInstead(kept, req, res);
  };
}
