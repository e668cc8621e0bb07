import { needsFromQuery, type Need } from '../../rules/needs/needs.ts';
import { storedText } from './stored-text.ts';

/** What the visitor needs, as their browser keeps it. None where nothing is kept. */
export const storedNeeds = (): readonly Need[] =>
  needsFromQuery(new URLSearchParams({ needs: storedText('needs') }));
