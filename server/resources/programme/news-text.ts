import { newsOf } from '../../../shared/festival/programme.ts';

/** The newest change of a set, with its reason; empty where there was none. */
export function newsText(set: string): string {
  const news = newsOf(set);
  return news ? `${news.sentence} ${news.why}` : '';
}
