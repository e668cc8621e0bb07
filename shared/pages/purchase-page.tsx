import { css, Global } from '@emotion/react';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { OtherPriceLine } from '../components/tickets/other-price-line.tsx';
import { QuantityStepper } from '../components/tickets/quantity-stepper.tsx';
import {
  currency,
  extras,
  festivalTickets,
  products,
  type Product,
  type ProductId,
} from '../data/products.ts';
import type { OtherPrice, Reduction } from '../data/blocks.ts';
import { otherPrices } from '../data/wording/other-prices.ts';
import { purchase } from '../data/wording/tickets.ts';
import { definePage } from '../page.ts';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  childrenId,
  type Basket,
  type CountId,
} from '../rules/basket-contents.ts';
import { moneyText, type Currency } from '../rules/money.ts';
import { underline } from '../look/decorations.ts';
import { measure } from '../look/measures.ts';
import { sheet } from '../look/surfaces.ts';
import { inks, media, rule } from '../look/tokens.ts';

interface Shelf {
  readonly heading: string;
  readonly items: readonly (Product & { readonly id: ProductId })[];
}

interface Purchase {
  readonly copy: typeof purchase;
  readonly tickets: Shelf;
  readonly extras: Shelf;
  readonly others: { readonly heading: string; readonly prices: readonly OtherPrice[] };
  readonly reduction: Reduction | undefined;
  readonly basket: Basket;
  /** The basket, as the query has it. */
  readonly entries: readonly (readonly [CountId, number])[];
  readonly total: number;
  readonly currency: Currency;
  /** The visitor has pressed the checkout button. */
  readonly checkout: boolean;
}

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) clamp(17rem, 28vw, 22rem);
    gap: clamp(2rem, 3.5vw, 3rem);
  }
`;

const list = css`
  display: grid;
  gap: 2.5rem;
  h2 {
    padding-bottom: 0.75rem;
    border-bottom: ${rule};
  }
`;

const smallPrint = css`
  ${list};
  ${media.desktop} {
    grid-column: 1 / -1;
    gap: 1.5rem;
  }
`;

/* Its place is in the gap below the title. */
const restoredLine = css`
  ${measure};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75rem;
  margin-block: -2.5rem 0.75rem;
  &:not([data-shown]) {
    visibility: hidden;
  }
  button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    ${underline('3px')};
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
`;

/* Low screens, and those with large letters, keep their room for the list. */
const tall = '@media (min-height: 40em)';

/* A receipt torn off at its foot: the paper is drawn behind the content, and the outline follows its teeth. */
const tornPaper = css`
  --text: var(--ink);
  --ground: ${inks.stub};
  border: 0;
  background: none;
  filter: drop-shadow(3px 0 0 var(--ink)) drop-shadow(-3px 0 0 var(--ink)) drop-shadow(0 3px 0 var(--ink))
    drop-shadow(0 -3px 0 var(--ink)) drop-shadow(6px 6px 0 var(--second));
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 -0.75rem;
    background: var(--ground);
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 0.75rem) no-repeat,
      conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 1.5rem 0.75rem repeat-x;
  }
  ${media.night} {
    filter: drop-shadow(6px 6px 0 var(--second));
  }
  @media (forced-colors: active) {
    border: ${rule};
  }
`;

/* On a phone a row under the list, on a wide screen a receipt beside it. */
const receipt = css`
  ${sheet};
  padding: 0.4rem 0.75rem;
  ${tall} {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  ${media.desktop} {
    ${tornPaper};
    position: sticky;
    top: 6rem;
    bottom: auto;
    padding: 0;
    margin: 3px 3px 1.5rem;
    > * {
      max-height: calc(100vh - 8.5rem);
      padding: 1.25rem 1.25rem 1.5rem;
      overflow-y: auto;
    }
  }
`;

/* What has the focus is scrolled out from under the row, an answer in it included. */
const aboveReceipt = css`
  ${tall} {
    @media (max-width: 63.99em) {
      :root {
        scroll-padding-bottom: 13.5rem;
      }
    }
  }
`;

const ShelfOfProducts = ({ heading, items, till }: Shelf & { readonly till: Purchase }) => (
  <section aria-label={heading}>
    <h2>{heading}</h2>
    <ul>
      {items.map((product) => (
        <li key={product.id}>
          <QuantityStepper
            product={product}
            basket={till.entries}
            quantity={till.basket[product.id] ?? 0}
            price={moneyText(till.currency.pattern, product.price)}
            labels={till.copy}
          />
        </li>
      ))}
    </ul>
  </section>
);

const OtherPrices = ({ others, basket, entries, copy }: Purchase) => (
  <section aria-label={others.heading}>
    <h2>{others.heading}</h2>
    <ul>
      {others.prices.map((price) => (
        <li key={price.who}>
          <OtherPriceLine
            price={price}
            tickets={festivalTickets}
            basket={basket}
            entries={entries}
            labels={copy}
          />
        </li>
      ))}
    </ul>
  </section>
);

/** Shown by the basket once it has come back from the tab; until then, its place is empty. */
const RestoredLine = ({ copy }: Purchase) => (
  <form css={restoredLine} id="restored">
    <p>{copy.restored}</p>
    <button type="submit">{copy.emptyBasket}</button>
  </form>
);

/** The basket's contents, the total, and the checkout button. */
function Receipt({
  basket,
  total,
  currency: printed,
  checkout,
  copy,
  tickets,
  extras: more,
  reduction,
}: Purchase) {
  const { wording } = usePageContext();
  return (
    <section aria-label={copy.totalLabel} css={receipt} id="receipt">
      <Island
        name="basket"
        when="load"
        answers="main form"
        props={{
          products: [...tickets.items, ...more.items].map(({ id, name, price }) => ({ id, name, price })),
          basket,
          currency: { pattern: printed.pattern, decimal: printed.decimal },
          ...(reduction && {
            reduction: {
              percent: reduction.percent,
              tickets: festivalTickets.map(({ id }) => id),
              who: reduction.who,
              excess: reduction.excess,
              takesOff: reduction.takesOff,
              leaves: reduction.leaves,
            },
          }),
          ...(checkout && {
            answer:
              total === 0
                ? { role: 'alert', text: copy.emptyError }
                : { role: 'status', text: `${copy.noticePrefix}${moneyText(printed.pattern, total)}` },
          }),
          labels: {
            total: copy.totalLabel,
            checkout: copy.checkoutLabel,
            error: copy.emptyError,
            notice: copy.noticePrefix,
            restored: copy.restored,
            close: wording.closeNotice,
          },
        }}
      />
    </section>
  );
}

const PurchasePage = (till: Purchase) => (
  <>
    <Global styles={aboveReceipt} />
    <PageTitle title={till.copy.title} lead={till.copy.lead} />
    <RestoredLine {...till} />
    <div css={layout}>
      <div css={list}>
        <ShelfOfProducts {...till.tickets} till={till} />
        <OtherPrices {...till} />
        <ShelfOfProducts {...till.extras} till={till} />
      </div>
      <Receipt {...till} />
      <section css={smallPrint}>
        <h2>{till.copy.smallPrint.title}</h2>
        <Prose blocks={till.copy.smallPrint.blocks} />
      </section>
    </div>
  </>
);

const reduction: Reduction | undefined = otherPrices.prices.find((price) => price.reduction)?.reduction;

/** What the query may have a number of. */
const counted: readonly { readonly id: CountId }[] = [
  ...products,
  ...(reduction ? festivalTickets.map(({ id }) => ({ id: childrenId(id) })) : []),
];

export const purchasePage = definePage({
  name: 'tickets/purchase',
  label: purchase.title,
  section: 'home',
  parent: 'tickets',
  ownQuery: [...counted.map(({ id }) => id), 'checkout'],
  load({ query }) {
    const basket = basketFromQuery(query, counted);
    return {
      copy: purchase,
      tickets: { heading: purchase.ticketsHeading, items: festivalTickets },
      extras: { heading: purchase.extrasHeading, items: extras },
      others: otherPrices,
      reduction,
      basket,
      entries: basketEntries(basket, counted),
      currency,
      total: basketTotal(basket, products),
      checkout: query.get('checkout') === '1',
    };
  },
  meta: ({ copy }) => copy,
  Component: PurchasePage,
});
