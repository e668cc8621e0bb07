import { css } from '@emotion/react';
import type { TicketTier } from '../../data/wording/tickets.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { buttonStyle, perforation, ticketPaper } from '../../look/surfaces.ts';
import { media, woodType } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { PageLink } from '../type/page-link.tsx';
import { WoodType } from '../type/wood-type.tsx';

/* Light in the dark colour scheme, too; by night its edge is its own paper, which the shadow then touches. */
const ticket = css`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  height: 100%;
  --text: var(--ink);
  --ground: #fffaf0;
  color: var(--text);
  --face: var(--ground);
  ${media.night} {
    --rim: var(--ground);
  }
  > div {
    padding: 1.5rem 1.5rem 1.75rem;
  }
`;

const face = css`
  ${ticketPaper('upper', 13)};
  display: grid;
  align-content: start;
  gap: 1rem;
  ul {
    display: grid;
    gap: 0.5rem;
    font-size: 1rem;
    line-height: 1.35;
  }
  li {
    padding-left: 1.25rem;
    position: relative;
    &::before {
      content: '';
      position: absolute;
      left: 0;
      top: 0.4em;
      width: 0.6rem;
      height: 0.6rem;
      background: var(--first);
    }
  }
`;

const stub = css`
  ${ticketPaper('lower', 13)};
  ${perforation};
  display: grid;
  gap: 0.9rem;
`;

const price = css`
  display: flex;
  align-items: baseline;
  gap: 0.6rem;
  strong {
    font: 900 clamp(3.5rem, 3rem + 3vw, 5.5rem) / 0.85 ${woodType};
    font-stretch: 80%;
  }
`;

/* Across the ticket's upper edge, where there is no text. */
const stamp = css`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 1.25rem;
  translate: 0 -50%;
  rotate: -4deg;
  padding: 0.35rem 0.7rem 0.25rem;
  border: 4px double var(--text);
  background: var(--first);
  font: 900 1.15rem/1 ${woodType};
`;

const number = css`
  font-size: 0.9rem;
  font-variant-numeric: tabular-nums;
  display: flex;
  justify-content: space-between;
  gap: 1rem;
`;

interface TicketCardProps {
  readonly tier: TicketTier;
  /** The serial number on the ticket, for show. */
  readonly number: number;
  readonly popularLabel: string;
  readonly buyLabel: string;
  readonly serialLabel: string;
}

/** A ticket tier that looks like a ticket; its stub has the link to the purchase page. */
export function TicketCard({ tier, number: serial, popularLabel, buyLabel, serialLabel }: TicketCardProps) {
  const { festival } = usePageContext();
  return (
    <article css={ticket}>
      {tier.popular && <p css={stamp}>{popularLabel}</p>}
      <div css={face}>
        <p css={number}>
          <span>{festival.dates}</span>{' '}
          <span>
            {`${serialLabel} `}
            {String(serial).padStart(4, '0')}
          </span>
        </p>
        <h2>
          <WoodType text={tier.name} longest={10} ems={4.4} />
        </h2>
        <p css={price}>
          <strong>{tier.price}</strong>
          {tier.note}
        </p>
        <ul>
          {tier.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div css={stub}>
        <PageLink to="tickets/purchase" css={buttonStyle}>
          {buyLabel} <span css={visuallyHidden}>{tier.name}</span>
        </PageLink>
      </div>
    </article>
  );
}
