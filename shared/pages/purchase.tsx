import { css } from '@emotion/react';
import { Notice } from '../components/notice.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Prose } from '../components/prose.tsx';
import { QuantityStepper } from '../components/quantity-stepper.tsx';
import { extras, festivalTickets, products, type ProductId } from '../data/products.ts';
import { purchase as copy } from '../data/tickets.ts';
import { definePage } from '../page.ts';
import { pathTo } from '../paths.ts';
import { basketEntries, basketFromQuery, basketTotal, type Basket } from '../rules/basket.ts';
import { buttonStyle, measure, media, rule, sheet, woodType } from '../theme.ts';

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
  display: grid;
  gap: 1rem;
  padding: 1rem 1.25rem 1.25rem;
  box-shadow: 6px 6px 0 var(--second);
  ${media.desktop} {
    top: 6rem;
    bottom: auto;
  }
`;

const lines = css`
  display: none;
  gap: 0.35rem;
  ${media.desktop} {
    display: grid;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    border-bottom: 2px dotted var(--text);
  }
`;

const totalLine = css`
  display: flex;
  max-width: none;
  align-items: baseline;
  justify-content: space-between;
  font: 900 1.25rem/1 ${woodType};
  text-transform: uppercase;
  strong {
    font-size: 2.5rem;
    font-stretch: 85%;
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
function Receipt({ basket, total, checkout }: Purchase) {
  const chosen = basketEntries(basket, products);
  const nameOf = (id: ProductId) => products.find((product) => product.id === id)?.name;
  return (
    <section aria-label={copy.totalLabel} css={receipt} id="receipt">
      {chosen.length > 0 && (
        <ul css={lines}>
          {chosen.map(([id, quantity]) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <span>× {quantity}</span>
            </li>
          ))}
        </ul>
      )}
      {checkout && (
        <Notice kind={total === 0 ? 'error' : 'message'}>
          {total === 0 ? copy.emptyError : `${copy.noticePrefix}${total}`}
        </Notice>
      )}
      <p css={totalLine}>
        {copy.totalLabel} <strong>£{total}</strong>
      </p>
      <form action={`${pathTo('tickets/purchase')}#receipt`}>
        {chosen.map(([id, quantity]) => (
          <input key={id} type="hidden" name={id} value={quantity} />
        ))}
        <button type="submit" name="checkout" value="1" css={[buttonStyle, { width: '100%' }]}>
          {copy.checkoutLabel}
        </button>
      </form>
    </section>
  );
}

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
