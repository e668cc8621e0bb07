import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Product, ProductId } from '../../data/products.ts';
import type { StandingWords } from '../../data/wording/tickets.ts';
import { media, woodType, wrapping } from '../../look/tokens.ts';
import { QuantityForm } from './quantity-form.tsx';
import { Stamp } from './stamp.tsx';

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
      font-size: clamp(1.35rem, 1rem + 1vw, 1.8rem);
      font-stretch: 96%;
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
      font-size: 2.5rem;
      font-stretch: 72%;
    }
  }
`;

const standingStyle = css`
  grid-column: 1 / -1;
  ${wrapping('0.5rem 1.25rem', 'center')};
  padding: 0.3rem 0.2rem;
  line-height: 1.4;
`;

export interface StandingProduct extends Product {
  readonly id: ProductId;
  /** Of what is not simply on sale. */
  readonly standing: StandingWords | undefined;
}

interface QuantityStepperProps extends Pick<
  ComponentProps<typeof QuantityForm>,
  'quantity' | 'basket' | 'labels'
> {
  readonly product: StandingProduct;
  readonly price: string;
}

export function QuantityStepper({ product, price, ...counted }: QuantityStepperProps) {
  const { id, name, description, standing } = product;
  const reason = standing?.reason && `why-${id}`;
  return (
    <div css={line} id={id}>
      <h3>{name}</h3>
      <p css={priceStyle}>{price}</p>
      <p>{description}</p>
      <QuantityForm id={id} name={name} {...(reason && { reason })} {...counted} />
      {standing && (
        <div css={standingStyle}>
          <Stamp text={standing.stamp} /> {reason && <b id={reason}>{standing.reason}</b>}
        </div>
      )}
    </div>
  );
}
