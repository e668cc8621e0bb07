import { css } from '@emotion/react';
import type { OtherPrice } from '../../model/text-blocks.ts';
import type { TicketId } from '../../model/products.ts';
import { capitals, media, surface, stacked, wrapping, fontSize } from '../../look/tokens.ts';
import { asksForChildren, childrenId, hasExcessChildren } from '../../rules/basket/basket-contents.ts';
import { Paragraph } from '../type/running-text.tsx';
import { QuantityForm, type Checkout } from './quantity-form.tsx';

const line = css`
  ${stacked('0.4rem 1rem')};
  grid-template-columns: minmax(0, 1fr) auto;
  padding-block: 1.1rem;
  border-bottom: 2px dotted var(--text);
  h3,
  > p:first-of-type {
    ${capitals(`${fontSize.name}/1.1`, 84)};
  }
  p {
    font-size: ${fontSize.label};
    line-height: 1.4;
  }
  > p:last-of-type,
  > div {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
    gap: 0.75rem 1.5rem;
    > p:first-of-type {
      grid-area: 1 / 3;
    }
    > p:last-of-type {
      grid-area: 1 / 2;
    }
    > div {
      grid-column: 2 / -1;
    }
  }
`;

/* The question stands above the basket's tickets. Without tickets it is not asked. */
const counts = css`
  ${stacked('0.75rem')};
  padding-top: 0.4rem;
  &:not(:has(li:not([hidden]))) {
    display: none;
  }
  > p,
  li > span {
    font-weight: 700;
  }
  > ul + p {
    padding: 0.5rem 0.75rem;
    ${surface.text};
  }
  ul {
    ${stacked('0.75rem')};
  }
  li {
    ${wrapping('0.5rem 1rem', 'center')};
    justify-content: space-between;
    scroll-margin-top: 8rem;
    form {
      margin-left: auto;
    }
  }
`;

interface OtherPriceLineProps {
  readonly price: OtherPrice;
  readonly tickets: readonly { readonly id: TicketId; readonly name: string }[];
  readonly checkout: Checkout;
}

/** What some visitors pay. If their tickets are reduced, steppers count them by kind of ticket. */
export function OtherPriceLine({ price, tickets, checkout }: OtherPriceLineProps) {
  const isExcess = tickets.some(({ id }) => hasExcessChildren(checkout.basket, id));
  return (
    <div css={line}>
      <h3>{price.who}</h3>
      <p>{price.price}</p>
      <Paragraph text={price.text} />
      {price.reduction && (
        <div css={counts}>
          <p>{price.reduction.question}</p>
          <ul>
            {tickets.map(({ id: ticket, name }) => {
              const id = childrenId(ticket);
              const isAsked = asksForChildren(checkout.basket, ticket);
              return (
                <li key={id} id={id} hidden={!isAsked}>
                  <span>{name}</span>{' '}
                  <QuantityForm
                    id={id}
                    name={`${price.reduction?.who}, ${name}`}
                    checkout={isAsked ? checkout : { ...checkout, entries: [] }}
                  />
                </li>
              );
            })}
          </ul>
          <p data-excess={price.reduction.excess} hidden={!isExcess}>
            {isExcess && price.reduction.excess}
          </p>
        </div>
      )}
    </div>
  );
}
