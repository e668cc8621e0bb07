import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Festival } from '../../shared/festival/create-festival.ts';
import { createPages } from '../../shared/routes.tsx';
import { createTestApp } from '../test-app.ts';
import { DOCUMENT_END } from '../whole-document.ts';
import { textOf } from './text-of.ts';

/** Requests answers and documents from a site, and extracts the text that a visitor reads. */
export function readerOf(listener: RequestListener) {
  const get = (address: string) => request(listener).get(address);
  const htmlOf = async (address: string): Promise<string> => (await get(address)).text;
  const textAt = async (address: string): Promise<string> => textOf(await htmlOf(address));
  return { get, htmlOf, textAt };
}

/** Requests each address once, for tests that need every page. */
export function askingOnce(listener: RequestListener): (address: string) => Promise<request.Response> {
  const answers = new Map<string, Promise<request.Response>>();
  return (address) => {
    const answer = answers.get(address) ?? Promise.resolve(request(listener).get(address));
    answers.set(address, answer);
    return answer;
  };
}

/** Every address of a festival, each page in every view. */
export const everyViewOf = (festival: Festival): readonly string[] =>
  createPages(festival)
    .filter(({ status }) => !status)
    .flatMap(festival.addresses.cachedAddressesOf);

export function openSite(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp(options);
  return { ...app, ...readerOf(app.listener) };
}

/** Addresses whose document is incomplete, or contains words that no text has. */
export async function brokenViews(
  addresses: readonly string[],
  get: (address: string) => Promise<request.Response>,
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
