import { DOCUMENT_END } from '../whole-document.ts';
import { textOf } from './text-of.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Addresses whose document is incomplete, or contains words that no text has. */
export async function brokenViews(
  addresses: readonly string[],
  get: (address: string) => Promise<Answer>,
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const address of addresses) {
    const { status, text } = await get(address);
    const isWhole = text.match(/<h1/g)?.length === 1 && DOCUMENT_END.test(text);
    if (status !== 200 || !isWhole || /undefined|\[object|NaN|Infinity|[Nn]ought /.test(textOf(text)))
      broken.push(address);
  }
  return broken;
}
