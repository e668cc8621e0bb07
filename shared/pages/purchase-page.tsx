import { css, Global } from '@emotion/react';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { QuantityStepper } from '../components/tickets/quantity-stepper.tsx';
import {
  currency,
  extras,
  festivalTickets,
  products,
  type Product,
  type ProductId,
} from '../data/products.ts';
import { purchase } from '../data/wording/tickets.ts';
import { definePage } from '../page.ts';
import { basketEntries, basketFromQuery, basketTotal, type Basket } from '../rules/basket-contents.ts';
import { moneyText } from '../rules/money.ts';
import { measure } from '../look/measures.ts';
import { sheet } from '../look/surfaces.ts';
import { inks, media, rule } from '../look/tokens.ts';

interface Shelf {
  readonly heading: string;
  readonly items: readonly (Product & { readonly id: ProductId })[];
}

interface Purchase {
  readonly copy: typeof purchase;
  readonly shelves: readonly Shelf[];
  readonly basket: Basket;
  readonly total: number;
  /** How money is printed, `#` standing for the amount. */
  readonly money: string;
  /** The visitor has pressed the checkout button. */
  readonly checkout: boolean;
}

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: 3rem;
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
        scroll-padding-bottom: 11rem;
      }
    }
  }
`;

const Till = ({ shelves, basket, money, copy }: Purchase) =>
  shelves.map(({ heading, items }) => (
    <section key={heading} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {items.map((product) => (
          <li key={product.id}>
            <QuantityStepper
              product={product}
              others={basketEntries(basket, products).filter(([id]) => id !== product.id)}
              quantity={basket[product.id] ?? 0}
              price={moneyText(money, product.price)}
              labels={copy}
            />
          </li>
        ))}
      </ul>
    </section>
  ));

/** The basket's contents, the total, and the checkout button. */
function Receipt({ basket, total, money, checkout, copy, shelves }: Purchase) {
  const { wording } = usePageContext();
  return (
    <section aria-label={copy.totalLabel} css={receipt} id="receipt">
      <Island
        name="basket"
        when="load"
        answers="main form"
        props={{
          products: shelves.flatMap(({ items }) => items.map(({ id, name, price }) => ({ id, name, price }))),
          basket,
          ...(checkout && {
            answer:
              total === 0
                ? { role: 'alert', text: copy.emptyError }
                : { role: 'status', text: `${copy.noticePrefix}${moneyText(money, total)}` },
          }),
          labels: {
            total: copy.totalLabel,
            checkout: copy.checkoutLabel,
            error: copy.emptyError,
            notice: copy.noticePrefix,
            money,
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
    <div css={layout}>
      <div css={list}>
        <Till {...till} />
      </div>
      <Receipt {...till} />
      <section css={smallPrint}>
        <h2>{till.copy.smallPrint.title}</h2>
        <Prose blocks={till.copy.smallPrint.blocks} />
      </section>
    </div>
  </>
);

export const purchasePage = definePage({
  name: 'tickets/purchase',
  label: purchase.title,
  section: 'home',
  parent: 'tickets',
  ownQuery: [...products.map(({ id }) => id), 'checkout'],
  load({ query }) {
    const basket = basketFromQuery(query, products);
    return {
      copy: purchase,
      shelves: [
        { heading: purchase.ticketsHeading, items: festivalTickets },
        { heading: purchase.extrasHeading, items: extras },
      ],
      basket,
      money: currency.pattern,
      total: basketTotal(basket, products),
      checkout: query.get('checkout') === '1',
    };
  },
  meta: ({ copy }) => copy,
  Component: PurchasePage,
});
