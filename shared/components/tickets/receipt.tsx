import { Global } from '@emotion/react';
import type { Reduction } from '../../data/blocks.ts';
import type { Product, ProductId, TicketId } from '../../data/products.ts';
import type { purchase, StandingWords } from '../../data/wording/tickets.ts';
import type { Basket } from '../../rules/basket/basket-contents.ts';
import { moneyText, type Currency } from '../../figures/money.ts';
import { Island } from '../controls/island.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { aboveReceipt, receipt } from './receipt-styles.ts';

interface ReceiptProps {
  readonly items: readonly (Product & {
    readonly id: ProductId;
    readonly standing: StandingWords | undefined;
  })[];
  /** The products that the reduction applies to. */
  readonly reducible: readonly TicketId[];
  readonly basket: Basket;
  /** What was asked for, but cannot be added. */
  readonly refused: readonly ProductId[];
  readonly total: number;
  readonly currency: Currency;
  readonly reduction: Reduction | undefined;
  readonly checkout: boolean;
  readonly copy: typeof purchase;
}

export function Receipt({
  items,
  reducible,
  basket,
  refused,
  total,
  currency,
  reduction,
  checkout,
  copy,
}: ReceiptProps) {
  const { wording } = usePageContext();
  const products = items.filter(({ standing }) => !standing?.leftOut);
  const unsold = items.flatMap(({ id, name, standing }) =>
    standing?.leftOut ? { id, name, words: standing.leftOut } : [],
  );
  return (
    <>
      <Global styles={aboveReceipt} />
      <section aria-label={copy.totalLabel} css={receipt} id="receipt">
        <Island
          name="basket"
          when="load"
          handles="main form"
          props={{
            products: products.map(({ id, name, price }) => ({ id, name, price })),
            basket,
            ...(unsold.length > 0 && { unsold, refused }),
            currency: { pattern: currency.pattern, decimal: currency.decimal },
            ...(reduction && {
              reduction: {
                percent: reduction.percent,
                tickets: reducible.filter((id) => products.some((product) => product.id === id)),
                who: reduction.who,
                excess: reduction.excess,
                takesOff: reduction.takesOff,
                leaves: reduction.leaves,
              },
            }),
            ...(checkout && {
              reply:
                total === 0
                  ? { role: 'alert', text: copy.emptyError }
                  : { role: 'status', text: `${copy.noticePrefix}${moneyText(currency.pattern, total)}` },
            }),
            labels: {
              total: copy.totalLabel,
              checkout: copy.checkoutLabel,
              error: copy.emptyError,
              notice: copy.noticePrefix,
              restored: copy.restored,
              empty: copy.nothingYet,
              close: wording.closeNotice,
            },
          }}
        />
      </section>
    </>
  );
}
