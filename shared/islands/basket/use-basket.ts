import { useEffect, useRef, useState } from 'react';
import type { ProductId, TicketId } from '../../model/products.ts';
import { readQuery } from '../../rules/read-query.ts';
import { storedText, storeText } from '../browser/stored-text.ts';
import { refusedFrom } from '../../rules/basket/availability.ts';
import {
  type Quantities,
  basketEntries,
  basketFromQuery,
  childrenId,
  type CountId,
  withQuantity,
  asksForChildren,
  hasExcessChildren,
} from '../../rules/basket/basket-contents.ts';

function showQuantity(id: CountId, quantity: number): void {
  const [fewer, more] = document.querySelectorAll<HTMLButtonElement>(`#${id} button`);
  const number = document.querySelector(`#${id} [data-quantity]`);
  if (!fewer || !more || !number) return;
  number.textContent = String(quantity);
  fewer.value = String(Math.max(0, quantity - 1));
  more.value = String(quantity + 1);
  // A focused button that becomes disabled loses the focus to the body, so the other button gets it first.
  if (quantity === 0 && document.activeElement === fewer) more.focus();
  fewer.disabled = quantity === 0;
}

/** Updates the server's HTML of the question how many tickets of each kind are for children. */
function showQuestion(basket: Quantities, tickets: readonly { readonly id: TicketId }[]): void {
  for (const { id } of tickets) {
    const row = document.getElementById(childrenId(id));
    // A focused button that is hidden would lose the focus.
    if (row) row.hidden = !asksForChildren(basket, id) && !row.contains(document.activeElement);
  }
  const excess = document.querySelector<HTMLElement>('[data-excess]');
  if (!excess) return;
  excess.hidden = !tickets.some(({ id }) => hasExcessChildren(basket, id));
  excess.textContent = excess.hidden ? '' : (excess.dataset['excess'] ?? '');
}

/** Says that the basket was restored, with a button that empties it. The server cannot know either. */
function showRestored(restored: boolean): void {
  const line = document.getElementById('restored');
  if (!line) return;
  const { text = '', empty = '' } = line.dataset;
  const [says, button] = [document.createElement('p'), document.createElement('button')];
  says.textContent = text;
  button.textContent = empty;
  line.replaceChildren(...(restored ? [says, button] : []));
}

/** The last change: the count that changed, or `restored` from the tab, `reduced` or `emptied`. */
type LastChange = CountId;

interface BasketState {
  readonly basket: Quantities;
  readonly changed?: LastChange;
  /** Products of the restored basket that are not sold. */
  readonly refused: readonly ProductId[];
}

interface BasketOptions {
  readonly first: Quantities;
  readonly counted: readonly { readonly id: CountId }[];
  readonly tickets: readonly { readonly id: TicketId }[];
  readonly unsold: readonly { readonly id: ProductId }[];
  /** Products of the address's basket that are not sold. */
  readonly firstRefused: readonly ProductId[];
  readonly onChange: () => void;
}

/**
 * Keeps a basket that follows the page's steppers. The page, its address and the tab's storage follow the
 * basket; a page whose address has none takes the tab's.
 */
export function useBasket({ first, counted, tickets, unsold, firstRefused, onChange }: BasketOptions) {
  const [{ basket, changed, refused }, setState] = useState<BasketState>({
    basket: first,
    refused: firstRefused,
  });
  const lastShown = useRef(first);

  useEffect(() => {
    const change = (
      next: (before: Quantities) => Quantities,
      last: LastChange,
      lost: readonly { readonly id: ProductId }[] = [],
    ) => {
      setState((before) => ({
        basket: next(before.basket),
        changed: last,
        refused: lost.map(({ id }) => id),
      }));
      onChange();
    };
    const arrive = () => {
      const query = readQuery(location.search);
      if ([...counted, ...unsold].some(({ id }) => query.has(id))) {
        storeText('basket', queryOf(basketFromQuery(query, counted), counted));
        return;
      }
      const stored = new URLSearchParams(storedText('basket'));
      const kept = basketFromQuery(stored, counted);
      const lost = refusedFrom(stored, unsold);
      if (lost.length > 0) change(() => kept, 'reduced', lost);
      else if (basketEntries(kept, counted).length > 0) change(() => kept, 'restored');
    };
    const onSubmit = (event: Event) => {
      const { submitter } = event as globalThis.SubmitEvent;
      if (submitter?.closest('#restored')) {
        event.preventDefault();
        // The clicked button disappears next, so the first stepper gets the focus.
        document.querySelector<HTMLElement>(`#${counted[0]?.id} button:last-of-type`)?.focus();
        change(() => ({}), 'emptied');
        return;
      }
      const id = counted.find((each) => each.id === submitter?.getAttribute('name'))?.id;
      if (!id) return;
      event.preventDefault();
      const by = submitter === document.querySelector(`#${id} button`) ? -1 : 1;
      change((before) => withQuantity(before, id, (before[id] ?? 0) + by), id);
    };
    // The back/forward cache restores a page as it was, but another
    // page may have changed the basket meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive();
    };
    arrive();
    const ended = new AbortController();
    document.addEventListener('submit', onSubmit, { signal: ended.signal });
    addEventListener('pageshow', comeBack, { signal: ended.signal });
    return () => ended.abort();
  }, [counted, unsold, onChange]);

  useEffect(() => {
    showRestored(changed === 'restored');
    if (basket === lastShown.current) return;
    for (const { id } of counted) {
      if (basket[id] !== lastShown.current[id]) showQuantity(id, basket[id] ?? 0);
    }
    showQuestion(basket, tickets);
    lastShown.current = basket;
    const query = queryOf(basket, counted);
    history.replaceState(history.state, '', query ? `${location.pathname}?${query}` : location.pathname);
    storeText('basket', query);
  }, [basket, changed, counted, tickets]);

  return { basket, changed, refused };
}

const queryOf = (basket: Quantities, counted: BasketOptions['counted']): string =>
  String(new URLSearchParams(basketEntries(basket, counted).map(([id, quantity]) => [id, String(quantity)])));
