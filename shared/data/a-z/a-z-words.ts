import { dToG } from './d-to-g.ts';
import type { WordEntry } from '../../model/a-z-words.ts';
import { hToO } from './h-to-o.ts';
import { pToS } from './p-to-s.ts';
import { tToZ } from './t-to-z.ts';
import type { Facts } from '../facts/facts.ts';
import { aToC } from './a-to-c.ts';

/**
 * Words that visitors look up. Acts, tickets and places come from their own lists (`shared/festival/a-z.ts`).
 */
export const azWords = (facts: Facts): readonly WordEntry[] => [
  ...aToC(facts),
  ...dToG(facts),
  ...hToO(facts),
  ...pToS(facts),
  ...tToZ,
];
