import { css } from '@emotion/react';
import type { Product, ProductId } from '../../model/products.ts';
import type { AvailabilityWords } from '../../model/ticket-texts.ts';
import { ticketPaper } from '../../look/surfaces.ts';
import { inks, woodType, wrapping, fontSize } from '../../look/tokens.ts';
import { QuantityForm, type Checkout } from './quantity-form.tsx';
import { Stamp } from './stamp.tsx';

/* A small ticket stub: name and price beside the controls, torn off at their left on wider screens. */
const line = css`
  ${ticketPaper('whole', 8)};
  --face: ${inks.stub};
  /* A stub in the basket looks printed. */
  &:has(button:first-of-type:enabled) {
    --face: var(--first);
  }
  --text: var(--ink);
  --ground: ${inks.stub};
  color: var(--text);
  display: grid;
  gap: 0.5rem 1rem;
  grid-template: 'name' 'text' 1fr 'price' 'form';
  place-items: center start;
  margin-bottom: 1rem;
  padding: 1rem 1.25rem;
  scroll-margin-top: 8rem;
  h3 {
    grid-area: name;
    max-width: 100%;
    font-stretch: 66%;
  }
  > p:last-of-type {
    grid-area: text;
    align-self: start;
    font-size: ${fontSize.label};
    line-height: 1.4;
  }
  form {
    grid-area: form;
    --first: var(--ground);
    background: var(--ground);
  }
  @container (min-width: 16rem) {
    grid-template: 'name name' 'text text' 1fr 'price form' / 1fr auto;
    h3 {
      font-stretch: 84%;
    }
  }
  @container (min-width: 28rem) {
    gap: 0.25rem 1.25rem;
    grid-template: 'name price form' 'text price form' / minmax(0, 1fr) 7.25rem auto;
    h3 {
      align-self: end;
      font-size: ${fontSize.name};
    }
  }
`;

const priceStyle = css`
  grid-area: price;
  font: 900 ${fontSize.heading}/1 ${woodType};
  font-stretch: 72%;
  @container (min-width: 28rem) {
    place-self: stretch;
    align-content: center;
    padding-left: 1.25rem;
    border-left: 3px dashed;
    font-size: ${fontSize.heading};
  }
`;

const availabilityStyle = css`
  grid-column: 1 / -1;
  ${wrapping('0.5rem 1.25rem', 'center')};
  padding: 0.3rem 0.2rem;
  line-height: 1.4;
`;

export interface PricedProduct extends Product {
  readonly id: ProductId;
  /** In whole units of the currency. */
  readonly price: number;
  /** The availability, if the product is not simply on sale. */
  readonly availability: AvailabilityWords | undefined;
}

interface QuantityStepperProps {
  readonly product: PricedProduct;
  readonly price: string;
  readonly checkout: Checkout;
}

export function QuantityStepper({ product, price, checkout }: QuantityStepperProps) {
  const { id, name, description, availability } = product;
  const reason = availability?.reason && `why-${id}`;
  return (
    <div css={line} id={id}>
      <h3>{name}</h3>
      <p css={priceStyle}>{price}</p>
      <p>{description}</p>
      <QuantityForm id={id} name={name} checkout={checkout} reason={reason} />
      {availability && (
        <div css={availabilityStyle}>
          <Stamp text={availability.stamp} /> {reason && <b id={reason}>{availability.reason}</b>}
        </div>
      )}
    </div>
  );
}
