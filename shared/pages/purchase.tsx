import { css } from '@emotion/react';
import { Island } from '../components/island.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Prose } from '../components/prose.tsx';
import { QuantityStepper } from '../components/quantity-stepper.tsx';
import { extras, festivalTickets, products } from '../data/products.ts';
import { purchase as copy } from '../data/tickets.ts';
import { definePage } from '../page.ts';
import { basketFromQuery, basketTotal, type Basket } from '../rules/basket.ts';
import { buttonStyle, measure, media, noticeStyle, rule, sheet, woodType } from '../theme.ts';

interface Purchase {
  readonly basket: Basket;
  readonly total: number;
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

const till = css`
  display: grid;
  gap: 2.5rem;
  h2 {
    padding-bottom: 0.75rem;
    border-bottom: ${rule};
  }
`;

const receipt = css`
  ${sheet};
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding: 1rem 1.25rem 1.25rem;
  box-shadow: 6px 6px 0 var(--second);
  > div {
    display: grid;
    gap: 1rem;
  }
  ul {
    display: none;
    gap: 0.35rem;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    border-bottom: 2px dotted var(--text);
  }
  .answer {
    ${noticeStyle};
  }
  .total {
    display: flex;
    flex-wrap: wrap;
    max-width: none;
    align-items: baseline;
    justify-content: space-between;
    font: 900 1.25rem/1 ${woodType};
    text-transform: uppercase;
  }
  strong {
    flex: none;
    font-size: 2.5rem;
    font-stretch: 85%;
  }
  button {
    ${buttonStyle};
    width: 100%;
  }
  ${media.desktop} {
    top: 6rem;
    bottom: auto;
    ul {
      display: grid;
    }
  }
`;

const Till = ({ basket }: { readonly basket: Basket }) =>
  [
    { heading: copy.ticketsHeading, items: festivalTickets },
    { heading: copy.extrasHeading, items: extras },
  ].map(({ heading, items }) => (
    <section key={heading} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {items.map((product) => (
          <li key={product.id}>
            <QuantityStepper product={product} basket={basket} labels={copy} />
          </li>
        ))}
      </ul>
    </section>
  ));

/** What is in the basket, its total, and the way to the checkout. */
const Receipt = ({ basket, total, checkout }: Purchase) => (
  <section aria-label={copy.totalLabel} css={receipt} id="receipt">
    <Island
      name="basket"
      when="load"
      props={{
        products: products.map(({ id, name, price }) => ({ id, name, price })),
        basket,
        ...(checkout && {
          answer:
            total === 0
              ? { role: 'alert', text: copy.emptyError }
              : { role: 'status', text: `${copy.noticePrefix}${total}` },
        }),
        labels: {
          total: copy.totalLabel,
          checkout: copy.checkoutLabel,
          error: copy.emptyError,
          notice: copy.noticePrefix,
        },
      }}
    />
  </section>
);

const PurchasePage = ({ data }: { readonly data: Purchase }) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <div css={layout}>
      <div css={till}>
        <Till basket={data.basket} />
      </div>
      <Receipt {...data} />
      <section css={till}>
        <h2>{copy.smallPrint.title}</h2>
        <Prose blocks={copy.smallPrint.blocks} />
      </section>
    </div>
  </>
);

export const purchasePage = definePage<Purchase>({
  name: 'tickets/purchase',
  label: copy.title,
  section: 'home',
  parent: 'tickets',
  load({ query }) {
    const basket = basketFromQuery(query, products);
    return { basket, total: basketTotal(basket, products), checkout: query.get('checkout') === '1' };
  },
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: PurchasePage,
});
