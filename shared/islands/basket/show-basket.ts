import type { TicketId } from '../../data/products.ts';
import { childrenId, type Basket, type CountId } from '../../rules/basket/basket-contents.ts';
import { asksForChildren, hasExcessChildren } from '../../rules/basket/children-in-basket.ts';

/** Updates the server's HTML of a stepper. */
export function showQuantity(id: CountId, quantity: number): void {
  const [fewer, more] = document.querySelectorAll<HTMLButtonElement>(`#${id} button`);
  const number = document.querySelector(`#${id} [data-quantity]`);
  if (!fewer || !more || !number) return;
  number.textContent = String(quantity);
  fewer.value = String(Math.max(0, quantity - 1));
  more.value = String(quantity + 1);
  // A focused button that becomes disabled loses the focus to the body: move it to the other button first.
  if (quantity === 0 && document.activeElement === fewer) more.focus();
  fewer.disabled = quantity === 0;
}

/** Updates the server's HTML of the question how many tickets of each kind are for children. */
export function showQuestion(basket: Basket, tickets: readonly { readonly id: TicketId }[]): void {
  for (const { id } of tickets) {
    const row = document.getElementById(childrenId(id));
    // A focused button that is hidden would lose the focus.
    if (row) row.hidden = !asksForChildren(basket, id) && !row.contains(document.activeElement);
  }
  const excess = document.querySelector<HTMLElement>('[data-excess]');
  if (excess) excess.hidden = !tickets.some(({ id }) => hasExcessChildren(basket, id));
}
