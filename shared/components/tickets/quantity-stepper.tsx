import { css } from '@emotion/react';
import type { Product, ProductId } from '../../data/products.ts';
import { pathTo } from '../../addressing/paths.ts';
import { media, rule, woodType } from '../../look/tokens.ts';

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 1rem;
  > p:last-of-type {
    grid-column: 1 / -1;
  }
  form {
    grid-column: 1 / -1;
    justify-self: end;
  }
  ${media.tablet} {
    form {
      grid-column: 2;
    }
    > p:last-of-type {
      grid-column: 1;
    }
  }
  align-items: center;
  padding-block: 1.1rem;
  border-bottom: 2px dotted var(--text);
  scroll-margin-top: 8rem;
  h3 {
    font-stretch: 90%;
  }
  p {
    font-size: 1rem;
    line-height: 1.4;
  }
`;

const priceStyle = css`
  font: 900 1.5rem/1 ${woodType};
`;

const controls = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(1.5rem, 3rem));
  align-items: center;
  border: ${rule};
  button {
    height: 3rem;
    border: 0;
    background: var(--first);
    color: var(--ink);
    font: 900 1.5rem/1 ${woodType};
    cursor: pointer;
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
    text-align: center;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
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
