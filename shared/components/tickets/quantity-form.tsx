import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import { surface, rule, woodType, onHover, fontSize } from '../../look/tokens.ts';
import type { Quantities, CountId } from '../../rules/basket/basket-contents.ts';

/* Both signs are bars of 20 by 4 px at the usual font size. The typeface's own signs are 9 px wide. */
const controls = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(1.5rem, 3rem));
  align-items: center;
  border: ${rule};
  button {
    display: grid;
    grid: 100% / 100%;
    place-items: center;
    height: 3rem;
    padding: 0;
    border: 0;
    ${surface.first};
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
    ${onHover(surface.text)};
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
    font: 900 ${fontSize.name}/1 ${woodType};
    font-variant-numeric: tabular-nums;
  }
  /* Quantities above zero are emphasised. */
  button:enabled + span {
    ${surface.text};
  }
`;

/** The basket, and the names of its steppers. */
export interface Checkout {
  readonly basket: Quantities;
  /** The basket as the query's entries. */
  readonly entries: readonly (readonly [CountId, number])[];
  readonly copy: { readonly addOne: string; readonly removeOne: string };
}

interface QuantityFormProps {
  /** The id of the element to which the form returns, and the name of the query parameter. */
  readonly id: CountId;
  readonly name: string;
  readonly checkout: Checkout;
  /** The id of the element that says why no more can be added. */
  readonly reason?: string | undefined;
}

/**
 * A quantity between two buttons of a GET form, which lead to the
 * page with one more or one fewer. The query has the whole basket.
 */
export function QuantityForm({ id, name, checkout: { basket, entries, copy }, reason }: QuantityFormProps) {
  const { pathTo } = usePageContext().addresses;
  const quantity = basket[id] ?? 0;
  return (
    <form action={`${pathTo('tickets/purchase')}#${id}`} css={controls}>
      {entries
        .filter(([entryId]) => entryId !== id)
        .map(([entryId, count]) => (
          <input key={entryId} type="hidden" name={entryId} value={count} />
        ))}
      <button
        type="submit"
        name={id}
        value={Math.max(0, quantity - 1)}
        disabled={quantity === 0}
        aria-label={`${copy.removeOne}: ${name}`}
      >
        −
      </button>{' '}
      <span data-quantity>{quantity}</span>{' '}
      <button
        type="submit"
        name={id}
        value={quantity + 1}
        disabled={reason !== undefined}
        aria-label={`${copy.addOne}: ${name}`}
        aria-describedby={reason}
      >
        +
      </button>
    </form>
  );
}
