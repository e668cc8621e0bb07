/** Current prices, distances and numbers of bands for sentences. */
import { priceTexts } from '../../figures/prices.ts';
import type { TextSource } from '../../model/overridable.ts';
import { gettingHome } from '../articles/getting-home.ts';
import { bandFacts } from '../programme/bands.ts';
import { stayInside } from './after-last-entry.ts';
import { distances } from './distances.ts';
import { musicHours } from './music-hours.ts';
import { routeFacts } from './route-bars.ts';

export function factsOf(content: TextSource) {
  const bands = bandFacts(content);
  return {
    content,
    ...bands,
    ...musicHours(bands),
    ...priceTexts(content),
    ...routeFacts(content),
    ...gettingHome(content),
    metres: distances(content),
    stayInside: stayInside(content),
  };
}

export type Facts = ReturnType<typeof factsOf>;
