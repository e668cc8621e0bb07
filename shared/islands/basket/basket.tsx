import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ProductId } from '../../data/products.ts';
import {
  basketEntries,
  basketTotal,
  withQuantity,
  type Basket as Quantities,
} from '../../rules/basket-contents.ts';
import { moneyText } from '../../rules/money.ts';
import { keepAddress } from '../browser/keep-address.ts';
import { AnswerText, useAnswer, type Answer } from '../notices/answer.tsx';

export interface BasketProps {
  readonly products: readonly { readonly id: ProductId; readonly name: string; readonly price: number }[];
  readonly basket: Quantities;
  /** The server's answer to a checkout without JavaScript. */
  readonly answer?: Answer | undefined;
  readonly labels: {
    readonly total: string;
    readonly checkout: string;
    readonly error: string;
    /** The total follows. */
    readonly notice: string;
    /** How money is printed, `#` standing for the amount. */
    readonly money: string;
    /** The label of a notice's close button. */
    readonly close: string;
  };
}

/** Updates the server's HTML of a product's stepper. */
function showQuantity(id: ProductId, quantity: number): void {
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

/**
 * The basket: its products, the total and the checkout button. It also handles the page's steppers, whose HTML is the
 * server's (specification, section 4).
 */
export function Basket({ products, basket: first, answer: firstAnswer, labels }: BasketProps) {
  const [basket, setBasket] = useState(first);
  const [changed, setChanged] = useState<ProductId>();
  const { answer, say, clear } = useAnswer({ first: firstAnswer, close: labels.close });
  const shown = useRef(first);
  const lines = products
    .map((product) => ({ ...product, quantity: basket[product.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const total = basketTotal(basket, products);
  const nameOf = (id: ProductId) => products.find((product) => product.id === id)?.name;
  const moneyOf = (amount: number) => moneyText(labels.money, amount);
  const printedTotal = moneyOf(total);

  useEffect(() => {
    const step = (event: Event) => {
      const { submitter } = event as globalThis.SubmitEvent;
      const id = products.find((product) => product.id === submitter?.getAttribute('name'))?.id;
      if (!id) return;
      event.preventDefault();
      const by = submitter === document.querySelector(`#${id} button`) ? -1 : 1;
      setBasket((before) => withQuantity(before, id, (before[id] ?? 0) + by));
      setChanged(id);
      clear();
    };
    document.addEventListener('submit', step);
    return () => document.removeEventListener('submit', step);
  }, [products, clear]);

  useEffect(() => {
    if (basket === shown.current) return;
    for (const { id } of products) {
      if (basket[id] !== shown.current[id]) showQuantity(id, basket[id] ?? 0);
    }
    shown.current = basket;
    const query = new URLSearchParams(
      basketEntries(basket, products).map(([id, count]) => [id, String(count)]),
    );
    keepAddress(query.size ? `${location.pathname}?${query}` : location.pathname);
  }, [basket, products]);

  const checkOut = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void say(
      total === 0 ? 'error' : 'success',
      total === 0 ? labels.error : `${labels.notice}${printedTotal}`,
    );
  };

  return (
    <>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ id, name, price, quantity }) => (
            <li key={id}>
              <span className="product">{`${name} `}</span>
              <span className="amount">
                {`${quantity} × ${moneyOf(price)} `}
                <b>{moneyOf(price * quantity)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="total">
        {`${labels.total} `}
        <strong>{printedTotal}</strong>
      </p>
      <p role="status" className="visually-hidden">
        {changed && `${nameOf(changed)}: ${basket[changed] ?? 0}. ${labels.total} ${printedTotal}`}
      </p>
      <form action="#receipt" onSubmit={checkOut}>
        {lines.map(({ id, quantity }) => (
          <input key={id} type="hidden" name={id} value={quantity} />
        ))}
        <button type="submit" name="checkout" value="1">
          {labels.checkout}
        </button>
      </form>
      <AnswerText answer={answer} />
    </>
  );
}
