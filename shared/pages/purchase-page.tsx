import { css } from '@emotion/react';
import type { ComponentProps, ReactElement } from 'react';
import { entryById } from '../figures/entry-by-id.ts';
import { Picture } from '../components/pictures/picture.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { FactTexts } from '../components/type/fact-list.tsx';
import { OtherPriceLine } from '../components/tickets/other-price-line.tsx';
import type { Checkout } from '../components/tickets/quantity-form.tsx';
import { QuantityStepper, type PricedProduct } from '../components/tickets/quantity-stepper.tsx';
import { Receipt } from '../components/tickets/receipt.tsx';
import type { Product, ProductId, TicketId } from '../model/products.ts';
import type { Reduction } from '../model/text-blocks.ts';
import { definePage } from '../page.ts';
import { isForSale, refusedFrom } from '../rules/basket/availability.ts';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  childrenId,
  type CountId,
} from '../rules/basket/basket-contents.ts';
import { column, flow, measure, pictureSizes } from '../look/measures.ts';
import { linkStyle } from '../look/surfaces.ts';
import { media, rule, stacked, wrapping } from '../look/tokens.ts';
import type { OtherPrices } from '../model/ticket-texts.ts';
import type { Festival } from '../festival/create-festival.ts';

interface Purchase extends Omit<ComponentProps<typeof Receipt>, 'items'> {
  readonly tickets: readonly PricedProduct[];
  readonly extras: readonly PricedProduct[];
  readonly others: OtherPrices | undefined;
  readonly entries: Checkout['entries'];
}

const layout = css`
  ${column('2.5rem')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) clamp(18rem, 33vw, 30rem);
    column-gap: 3rem;
  }
`;

const list = css`
  ${stacked('2.5rem', 'start')};
`;

/* On a wide screen, the receipt stays in view in a column beside the list. Below it, a print
   for such screens alone has the height that the receipt leaves. */
const aside = css`
  display: contents;
  > figure {
    display: none;
  }
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    position: sticky;
    top: 6rem;
    height: calc(100vh - 7rem);
    > figure {
      display: block;
      flex: 1 1 0;
      min-height: 0;
      overflow: clip;
    }
    img {
      height: 100%;
      border: ${rule};
    }
  }
`;

const smallPrint = css`
  grid-column: 1 / -1;
`;

const restoredLine = css`
  ${measure};
  ${wrapping('0 0.75rem', 'center')};
  margin-block: -2.5rem 0.75rem;
  min-height: 2.75rem;
  button {
    ${linkStyle};
  }
`;

const shelf = (heading: string, lines: readonly ReactElement[]) => (
  <section aria-label={heading} css={flow}>
    <h2>{heading}</h2>
    <ul>
      {lines.map((line) => (
        // Each line's layout depends on its own width.
        <li key={line.key} css={{ containerType: 'inline-size' }}>
          {line}
        </li>
      ))}
    </ul>
  </section>
);

export function purchasePage(festival: Festival) {
  const PurchasePage = (checkout: Purchase) => {
    const { copy, others } = checkout;
    const stepperOf = (product: PricedProduct) => (
      <QuantityStepper
        key={product.id}
        product={product}
        price={festival.priceOf(product.id)}
        checkout={checkout}
      />
    );
    return (
      <>
        <PageTitle title={copy.title} lead={copy.lead} />
        {/* The basket shows this once it has been restored from the tab; until then, it is empty. */}
        <form
          css={restoredLine}
          id="restored"
          data-text={copy.receipt.restored}
          data-empty={copy.emptyBasket}
        />
        <div css={layout}>
          <div css={list}>
            {shelf(copy.ticketsHeading, checkout.tickets.map(stepperOf))}
            {others &&
              shelf(
                others.heading,
                others.prices.map((price) => (
                  <OtherPriceLine
                    key={price.who}
                    price={price}
                    tickets={festival.festivalTickets}
                    checkout={checkout}
                  />
                )),
              )}
            {checkout.extras.length > 0 && shelf(copy.extrasHeading, checkout.extras.map(stepperOf))}
          </div>
          <div css={aside}>
            <Receipt {...checkout} items={[...checkout.tickets, ...checkout.extras]} />
            {copy.picture && (
              <figure>
                <Picture id={copy.picture} sizes={pictureSizes.receipt} />
              </figure>
            )}
          </div>
          <section css={[flow, smallPrint]}>
            <h2>{copy.smallPrint.title}</h2>
            <FactTexts facts={copy.smallPrint.facts} />
          </section>
        </div>
      </>
    );
  };

  const reduction: Reduction | undefined = festival.texts.otherPrices?.prices.find(
    (price) => price.reduction,
  )?.reduction;

  const countedOf = (
    items: readonly { readonly id: ProductId }[],
    tickets: readonly { readonly id: TicketId }[],
  ): readonly { readonly id: CountId }[] => [
    ...items,
    ...(reduction ? tickets.map(({ id }) => ({ id: childrenId(id) })) : []),
  ];

  const priced = (items: readonly (Product & { readonly id: ProductId })[]): readonly PricedProduct[] =>
    items.map((item) => {
      const availability = festival.availabilities[item.id];
      return {
        ...item,
        description: [item.description, festival.nextPriceText(item.id)].filter(Boolean).join(' '),
        price: entryById(festival.prices, item.id),
        availability: availability && festival.texts.availabilityWords[availability],
      };
    });

  return definePage({
    name: 'tickets/purchase',
    label: festival.texts.purchase.title,
    section: 'home',
    parent: 'tickets',
    visitorQuery: [...countedOf(festival.products, festival.festivalTickets).map(({ id }) => id), 'checkout'],
    load({ query }) {
      const isSold = (item: { readonly id: ProductId }) => isForSale(item, festival.availabilities);
      const counted = countedOf(festival.products.filter(isSold), festival.festivalTickets.filter(isSold));
      const basket = basketFromQuery(query, counted);
      const items = { tickets: priced(festival.festivalTickets), extras: priced(festival.extras) };
      return {
        copy: festival.texts.purchase,
        ...items,
        reducible: festival.festivalTickets.map(({ id }) => id),
        others: festival.texts.otherPrices,
        reduction,
        basket,
        refused: refusedFrom(
          query,
          festival.products.filter((item) => !isSold(item)),
        ).map(({ id }) => id),
        entries: basketEntries(basket, counted),
        currency: festival.currency,
        total: basketTotal(basket, [...items.tickets, ...items.extras]),
        checkout: query.get('checkout') === '1',
      };
    },
    meta: ({ copy }) => copy,
    Component: PurchasePage,
  });
}
