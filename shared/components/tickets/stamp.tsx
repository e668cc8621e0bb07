import { css } from '@emotion/react';
import { capitals, inForcedColors, fontSize } from '../../look/tokens.ts';

/* Letters between two rules; the second ink is out of register, as on every title. */
const stampStyle = css`
  display: inline-block;
  padding: 0.4em 0.5em 0.3em;
  rotate: -5deg;
  border: 0.2em double;
  filter: drop-shadow(0.08em 0.08em 0 var(--second));
  ${capitals(`min(${fontSize.lead}, 9vw)/1`, 84)};
  text-align: center;
  text-wrap: balance;
  ${inForcedColors('filter: none')};
`;

/** A ticket's availability, as a stamp on it. */
export const Stamp = ({ text }: { readonly text: string }) => <span css={stampStyle}>{text}</span>;
