import { css } from '@emotion/react';
import type { Product, ProductId } from '../../data/products.ts';
import { pathTo } from '../../addressing/paths.ts';
import { media, rule, woodType } from '../../look/tokens.ts';

/* A very narrow screen has the controls below the description, others beside it, wide ones beside the price. */
const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0.5rem 0.75rem;
  align-items: center;
  padding-block: 1.1rem;
  border-bottom: 2px dotted var(--text);
  scroll-margin-top: 8rem;
  h3 {
    grid-column: 1 / 3;
    font-stretch: 84%;
  }
  p {
    font-size: 1rem;
    line-height: 1.4;
  }
  > p:last-of-type {
    grid-column: 1 / -1;
  }
  form {
    grid-column: 1 / -1;
    justify-self: end;
  }
  @media (min-width: 24em) {
    > p:last-of-type {
      grid-column: 1;
    }
    form {
      grid-column: 2 / 4;
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 5.5rem auto;
    gap: 0.25rem 1.5rem;
    h3 {
      grid-column: 1;
      align-self: end;
      font-stretch: 90%;
    }
    form {
      grid-area: 1 / 3 / 3;
    }
    > p:last-of-type {
      align-self: start;
    }
  }
`;

const priceStyle = css`
  && {
    justify-self: end;
    font: 900 1.5rem/1 ${woodType};
    ${media.tablet} {
      grid-area: 1 / 2 / 3;
      font-size: 2rem;
      font-stretch: 84%;
    }
  }
`;

/* Both signs are bars of 20 by 4 px at the usual font size: the typeface's own are 9 px wide. */
const controls = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(1.5rem, 2.75rem));
  align-items: center;
  border: ${rule};
  ${media.tablet} {
    grid-template-columns: repeat(3, 3rem);
  }
  button {
    display: grid;
    grid: 100% / 100%;
    place-items: center;
    height: 3rem;
    padding: 0;
    border: 0;
    background: var(--first);
    color: var(--ink);
    font-size: 0;
    cursor: pointer;
    &::before,
    &:last-of-type::after {
      content: '';
      grid-area: 1 / 1;
      width: calc(20rem / 18);
      border-top: calc(4rem / 18) solid;
    }
    &::after {
      rotate: 90deg;
    }
    ${media.hover} {
      &:hover {
        background: var(--text);
        color: var(--ground);
      }
    }
    &:disabled {
      background: none;
      color: inherit;
      opacity: 0.55;
      cursor: not-allowed;
    }
  }
  span {
    display: grid;
    place-items: center;
    height: 100%;
    font: 900 1.5rem/1 ${woodType};
    font-variant-numeric: tabular-nums;
  }
  /* What is in the basket is seen at a glance. */
  button:enabled + span {
    background: var(--text);
    color: var(--ground);
  }
`;

interface QuantityStepperProps {
  readonly product: Product & { readonly id: ProductId };
  readonly quantity: number;
  /** The price as visitors read it, with its currency. */
  readonly price: string;
  /** The rest of the basket, by product and quantity. */
  readonly others: readonly (readonly [ProductId, number])[];
  readonly labels: { readonly addOne: string; readonly removeOne: string };
}

/**
 * A product with its quantity. Each stepper is a GET form: its two buttons lead to the same page with one more or one
 * fewer. The query has the whole basket.
 */
export function QuantityStepper({ product, quantity, price, others, labels }: QuantityStepperProps) {
  const { id, name, description } = product;
  return (
    <div css={line} id={id}>
      <h3>{name}</h3>
      <p css={priceStyle}>{price}</p>
      <p>{description}</p>
      <form action={`${pathTo('tickets/purchase')}#${id}`} css={controls}>
        {others.map(([other, count]) => (
          <input key={other} type="hidden" name={other} value={count} />
        ))}
        <button
          type="submit"
          name={id}
          value={Math.max(0, quantity - 1)}
          disabled={quantity === 0}
          aria-label={`${labels.removeOne}: ${name}`}
        >
          −
        </button>
        <span data-quantity>{quantity}</span>
        <button type="submit" name={id} value={quantity + 1} aria-label={`${labels.addOne}: ${name}`}>
          +
        </button>
      </form>
    </div>
  );
}
