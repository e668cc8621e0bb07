import { useMemo, type SubmitEvent } from 'react';
import type { Reduction } from '../../model/text-blocks.ts';
import type { ProductId, TicketId } from '../../model/products.ts';
import type { ReceiptWords } from '../../wording/ticket-labels.ts';
import {
  basketEntries,
  basketTotal,
  childrenId,
  type Quantities,
  hasExcessChildren,
  reductionOf,
} from '../../rules/basket/basket-contents.ts';
import { exactMoneyText, moneyText } from '../../figures/money.ts';
import type { Currency } from '../../model/measures.ts';
import { ReplyText, useReply, type Reply } from '../reply/reply.tsx';
import { useBasket } from './use-basket.ts';

interface Product {
  readonly id: ProductId;
  readonly name: string;
  readonly price: number;
}

interface Ticket extends Product {
  readonly id: TicketId;
}

interface Unsold {
  readonly id: ProductId;
  readonly name: string;
  readonly words: string;
}

/** One empty list for every rendering. */
const none: readonly never[] = [];

export interface BasketProps {
  readonly products: readonly Product[];
  readonly basket: Quantities;
  /** Products that cannot be added, with the message for a basket that asks for them. */
  readonly unsold?: readonly Unsold[];
  /** Those of them that the first basket asked for. */
  readonly refused?: readonly ProductId[];
  readonly currency: Currency;
  /** The reduction of children's tickets after checkout. */
  readonly reduction?: Omit<Reduction, 'question'> & { readonly tickets: readonly TicketId[] };
  /** The server's reply to a checkout without JavaScript. */
  readonly reply?: Reply | undefined;
  readonly labels: Omit<ReceiptWords, 'unsold'> & { readonly unsold: string; readonly close: string };
}

function childrensTickets(products: readonly Product[], reduction: BasketProps['reduction']) {
  const ids: readonly ProductId[] = reduction?.tickets ?? [];
  const tickets = products.filter((product): product is Ticket => ids.includes(product.id));
  const children = tickets.map(({ id, name }) => ({
    id: childrenId(id),
    ticket: id,
    name: `${reduction?.who}, ${name}`,
  }));
  return { tickets, children, counted: [...products, ...children] };
}

/**
 * The basket: its products, the total and the checkout button. It also handles the page's steppers, whose
 * HTML comes from the server (specification, section 4).
 */
export function Basket({
  products,
  basket: first,
  unsold = none,
  refused: firstRefused = none,
  currency,
  reduction,
  reply: sent,
  labels,
}: BasketProps) {
  const { say, clear, ...replyProps } = useReply(sent);
  const { tickets, children, counted } = useMemo(
    () => childrensTickets(products, reduction),
    [products, reduction],
  );
  const { basket, changed, refused } = useBasket({
    first,
    counted,
    tickets,
    unsold,
    firstRefused,
    onChange: clear,
  });
  const leftOut = Array.from(
    Map.groupBy(
      unsold.filter(({ id }) => refused.includes(id)),
      ({ words }) => words,
    ),
    ([words, asked]) => `${words} ${asked.map(({ name }) => name).join(', ')}.`,
  );
  const lines = products
    .map((product) => ({ ...product, quantity: basket[product.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const total = basketTotal(basket, products);
  const moneyOf = (amount: number) => moneyText(currency.pattern, amount);
  const printedTotal = moneyOf(total);
  const off = reduction ? reductionOf(basket, tickets, reduction.percent) : 0;
  const later =
    reduction && off > 0
      ? ([
          [reduction.takesOff, exactMoneyText(currency, off)],
          [reduction.leaves, exactMoneyText(currency, total * 100 - off)],
        ] as const)
      : [];

  const status = (): string => {
    if (!changed) return '';
    const item = counted.find(({ id }) => id === changed);
    const excess = children.some(({ id, ticket }) => id === changed && hasExcessChildren(basket, ticket));
    return [
      ...(changed === 'restored' ? [labels.restored] : []),
      ...leftOut,
      ...(item ? [`${item.name}: ${basket[item.id] ?? 0}.`] : []),
      ...(excess && reduction ? [reduction.excess] : []),
      [`${labels.total} ${printedTotal}`, ...later.map((words) => words.join(' '))].join('. '),
    ].join(' ');
  };

  const checkOut = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (total === 0) say('error', labels.error);
    else say('success', `${labels.notice}${printedTotal}`);
  };

  return (
    <>
      <div className="list">
        {lines.length === 0 ? (
          <p>{labels.empty}</p>
        ) : (
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
        <p className="sum" aria-hidden="true">
          {`${labels.total} `}
          <b>{printedTotal}</b>
        </p>
      </div>
      <div className="checkout" id="receipt">
        {leftOut.map((sentence) => (
          <p key={sentence} className="left-out">
            {sentence}
          </p>
        ))}
        <p className="total">
          {`${labels.total} `}
          <strong>{printedTotal}</strong>
        </p>
        {later.length > 0 && (
          <div className="later">
            {later.map(([label, amount]) => (
              <p key={label} className="amount">
                {`${label} `}
                <b>{amount}</b>
              </p>
            ))}
          </div>
        )}
        <p role="status" className="visually-hidden">
          {status()}
        </p>
        {labels.unsold && <p className="left-out">{labels.unsold}</p>}
        <form action="#receipt" onSubmit={checkOut}>
          {basketEntries(basket, counted).map(([id, quantity]) => (
            <input key={id} type="hidden" name={id} value={quantity} />
          ))}
          <button type="submit" name="checkout" value="1" data-quiet={total === 0 || undefined}>
            {labels.checkout}
          </button>
        </form>
        <ReplyText {...replyProps} closeLabel={labels.close} />
      </div>
    </>
  );
}
