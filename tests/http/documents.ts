import { everyAddress } from '../this-edition/nightjar.ts';
import request from 'supertest';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();

/** Every address's document while tickets are on sale, and the 404 page, made once for all files. */
export const documents: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    [...everyAddress, '/nope'].map(async (address): Promise<[string, string]> => {
      const { status, text } = await request(listener).get(address);
      if (status !== (address === '/nope' ? 404 : 200)) throw new Error(`${address} answers ${status}`);
      return [address, text];
    }),
  ),
);

export const documentAt = (address: string): string => documents.get(address) ?? '';
