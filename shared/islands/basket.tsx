import { useEffect, useState, type SubmitEvent } from 'react';
import type { ProductId } from '../data/products.ts';
import { basketEntries, basketTotal, withQuantity, type Basket as Quantities } from '../rules/basket.ts';
import { keepAddress } from './address.ts';
import { notify } from './notify.ts';

export interface BasketProps {
  readonly products: readonly { readonly id: ProductId; readonly name: string; readonly price: number }[];
  readonly basket: Quantities;
  /** The answer to a checkout that was asked for without a script. */
  readonly answer?: { readonly role: 'alert' | 'status'; readonly text: string } | undefined;
  readonly labels: {
    readonly total: string;
    readonly checkout: string;
    readonly error: string;
    readonly notice: string;
  };
}

/** Brings a product's stepper, which the server drew, to a quantity. */
function showQuantity(id: ProductId, quantity: number): void {
  const [fewer, more] = document.querySelectorAll<HTMLButtonElement>(`#${id} button`);
  const output = document.querySelector(`#${id} output`);
  if (!fewer || !more || !output) return;
  output.textContent = String(quantity);
  fewer.value = String(Math.max(0, quantity - 1));
  fewer.disabled = quantity === 0;
  more.value = String(quantity + 1);
}

/** The till's receipt: the lines, the total and the checkout. It also answers the steppers beside it. */
export function Basket({ products, basket: first, answer, labels }: BasketProps) {
  const [basket, setBasket] = useState(first);
  const entries = basketEntries(basket, products);
  const total = basketTotal(basket, products);

  useEffect(() => {
    const step = (event: Event) => {
      const { submitter } = event as globalThis.SubmitEvent;
      const id = products.find((product) => product.id === submitter?.getAttribute('name'))?.id;
      if (!id) return;
      event.preventDefault();
      const quantity = Number((submitter as HTMLButtonElement).value);
      setBasket((before) => withQuantity(before, id, quantity));
    };
    document.addEventListener('submit', step);
    return () => document.removeEventListener('submit', step);
  }, [products]);

  useEffect(() => {
    if (basket === first) return;
    for (const { id } of products) showQuantity(id, basket[id] ?? 0);
    const query = new URLSearchParams(
      basketEntries(basket, products).map(([id, count]) => [id, String(count)]),
    );
    keepAddress(query.size ? `${location.pathname}?${query}` : location.pathname);
  }, [basket, first, products]);

  const checkOut = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void notify(
      total === 0 ? 'error' : 'success',
      total === 0 ? labels.error : `${labels.notice}${total}`,
      event.currentTarget,
    );
  };

  return (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map(([id, quantity]) => (
            <li key={id}>
              <span>{products.find((product) => product.id === id)?.name}</span>
              <span>{`× ${quantity}`}</span>
            </li>
          ))}
        </ul>
      )}
      {answer && basket === first && (
        <p role={answer.role} className="answer">
          {answer.text}
        </p>
      )}
      <p className="total" role="status">
        {labels.total} <strong>{`£${total}`}</strong>
      </p>
      <form action="#receipt" onSubmit={checkOut}>
        {entries.map(([id, quantity]) => (
          <input key={id} type="hidden" name={id} value={quantity} />
        ))}
        <button type="submit" name="checkout" value="1">
          {labels.checkout}
        </button>
      </form>
    </>
  );
}
