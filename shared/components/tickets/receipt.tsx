import type { Texts } from '../../wording/texts.ts';
import { css, Global } from '@emotion/react';
import type { Reduction } from '../../model/text-blocks.ts';
import type { ProductId, TicketId } from '../../model/products.ts';
import type { Quantities } from '../../rules/basket/basket-contents.ts';
import type { Currency } from '../../model/measures.ts';
import { moneyText } from '../../figures/money.ts';
import { textInSeason } from '../../rules/calendar/settled.ts';
import { plainText } from '../../rules/text/plain-text.ts';
import { Island } from '../controls/island.tsx';
import type { PricedProduct } from './quantity-stepper.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { tallEnough, tornPaper } from '../../islands/basket/basket-styles.ts';
import { inks, media } from '../../look/tokens.ts';

const receipt = css`
  --text: var(--ink);
  --ground: ${inks.stub};
  display: contents;
  color: var(--text);
  ${media.desktop} {
    ${tornPaper};
    display: block;
    margin: 3px 3px 2rem;
    > * {
      max-height: calc(100vh - 8.5rem);
      padding: 1.25rem 1.25rem 1.5rem;
      overflow-y: auto;
    }
  }
`;

/* The focused element, such as a question's answer, is scrolled out from under the total. */
const aboveReceipt = css`
  ${tallEnough} {
    @media (max-width: 63.99em) {
      :root {
        scroll-padding-bottom: 13.5rem;
      }
    }
  }
`;

interface ReceiptProps {
  readonly items: readonly PricedProduct[];
  readonly reducible: readonly TicketId[];
  readonly basket: Quantities;
  /** Products in the address that cannot be added. */
  readonly refused: readonly ProductId[];
  readonly total: number;
  readonly currency: Currency;
  readonly reduction: Reduction | undefined;
  readonly checkout: boolean;
  readonly copy: Texts['purchase'];
}

export function Receipt({ items, copy, reduction, ...state }: ReceiptProps) {
  const { logo, wording, year } = usePageContext();
  const products = items.filter(({ availability }) => !availability?.leftOut);
  const unsold = items.flatMap(({ id, name, availability }) =>
    availability?.leftOut ? { id, name, words: availability.leftOut } : [],
  );
  return (
    <>
      <Global styles={aboveReceipt} />
      <section aria-label={copy.receipt.total} css={[receipt, css({ '--logo': `path('${logo}')` })]}>
        <Island
          name="basket"
          when="load"
          handles="main form"
          props={{
            products: products.map(({ id, name, price }) => ({ id, name, price })),
            basket: state.basket,
            ...(unsold.length > 0 && { unsold, refused: state.refused }),
            currency: { pattern: state.currency.pattern, decimal: state.currency.decimal },
            ...(reduction && {
              reduction: {
                percent: reduction.percent,
                tickets: state.reducible.filter((id) => products.some((product) => product.id === id)),
                who: reduction.who,
                excess: reduction.excess,
                takesOff: reduction.takesOff,
                leaves: reduction.leaves,
              },
            }),
            ...(state.checkout && {
              reply:
                state.total === 0
                  ? { role: 'alert', text: copy.receipt.error }
                  : {
                      role: 'status',
                      text: `${copy.receipt.notice}${moneyText(state.currency.pattern, state.total)}`,
                    },
            }),
            labels: {
              ...copy.receipt,
              unsold: plainText(textInSeason(copy.receipt.unsold, year)),
              close: wording.closeNotice,
            },
          }}
        />
      </section>
    </>
  );
}
