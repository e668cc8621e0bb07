import { css } from '@emotion/react';
import type { Texts } from '../../wording/texts.ts';
import type { TicketTier } from '../../model/ticket-texts.ts';
import { barCode, overlay, visuallyHidden, night } from '../../look/decorations.ts';
import { primaryButton, perforation, ticketPaper } from '../../look/surfaces.ts';
import {
  capitals,
  media,
  inks,
  notOnPaper,
  surface,
  stacked,
  unbroken,
  wrapping,
  fontSize,
} from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { plainText } from '../../rules/text/plain-text.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { PageLink } from '../type/page-link.tsx';
import { RunningText } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { Stamp } from './stamp.tsx';

/* Tickets are light in dark mode, too. Their own paper then forms an edge, which the shadow touches. */
const ticket = css`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  row-gap: 0;
  --text: var(--ink);
  --ground: ${inks.stub};
  --face: var(--ground);
  --mark: var(--first);
  color: var(--text);
  ${night('--rim: var(--face)')};
`;

const popularTicket = css`
  --face: var(--first);
  --mark: var(--text);
  a {
    ${surface.text};
  }
`;

/** Tablets are too narrow for three tickets side by side, but wide enough to lay each on its side. */
const laidWide = media.tabletOnly;

const face = css`
  ${ticketPaper('upper', 13)};
  ${stacked('1.1rem 2rem')};
  grid-row: span 4;
  grid-template-rows: subgrid;
  padding: 3px 3px 1.75rem;
  > * {
    margin-inline: 1.35rem;
  }
  /* The names' last lines share a baseline. */
  h2 {
    align-self: end;
  }
  ul {
    ${stacked('0.5rem', 'start')};
    font-size: ${fontSize.label};
    line-height: 1.35;
  }
  li {
    padding-left: 1.25rem;
    position: relative;
    &::before {
      ${overlay('0.4em auto auto 0')};
      width: 0.6rem;
      height: 0.6rem;
      background: var(--mark);
    }
  }
  ${laidWide} {
    grid-template: auto auto auto 1fr / 3fr 4fr;
    ul {
      grid-area: 2 / 2 / span 3;
    }
  }
`;

const head = css`
  && {
    ${wrapping('0.25rem 0.5rem', 'center')};
    justify-content: space-between;
    max-width: none;
    min-height: 3.25rem;
    margin: 0;
    padding: 0.4rem 1.35rem;
    background: var(--ink);
    color: ${inks.stub};
    ${capitals(`${fontSize.small}/1.1`, 84)};
    grid-column: 1 / -1;
  }
`;

const popularStamp = css`
  rotate: -4deg;
  padding: 0.35rem 0.5rem 0.25rem;
  border: 4px double var(--ink);
  ${surface.first};
  font-size: ${fontSize.label};
`;

const price = css`
  display: flex;
  align-items: end;
  gap: max(0.6rem, 4%);
  line-height: 1;
  padding-bottom: 0.3rem;
  strong {
    flex: 1;
    margin-bottom: -0.3rem;
  }
`;

/* What the price is for stands beside its figure. */
const unit = css`
  ${capitals(`${fontSize.name}/0`, 72)};
  ${media.cramped} {
    font-size: ${fontSize.small};
  }
`;

const priceNote = css`
  font-size: ${fontSize.small};
  line-height: 1.05;
  ${unbroken};
`;

const stub = css`
  ${ticketPaper('lower', 13)};
  ${perforation};
  ${wrapping('1rem 1.5rem', 'center')};
  align-content: space-between;
  padding: 1.75rem 1.5rem 1.85rem;
  a {
    flex: 1 0 min(8rem, 100%);
    ${notOnPaper};
  }
  > span {
    max-width: 8.5em;
    font-size: min(${fontSize.heading}, 10vw);
  }
  > span:not(:only-of-type) {
    max-width: none;
    font-size: min(${fontSize.label}, 8vw);
  }
`;

/* A drawn bar code, then the number below it, like a ticket's. */
const serialStyle = css`
  ${capitals(`${fontSize.label}/1`, 84)};
  &::before {
    content: '';
    display: block;
    width: min(6.5rem, 100%);
    height: 1.6rem;
    margin-bottom: 0.35rem;
    background: ${barCode};
  }
`;

export interface StampedTier extends TicketTier {
  readonly price: string;
  readonly nextPrice: string | undefined;
  /** Stamps for what is not simply on sale, in a few words each. */
  readonly stamps: readonly string[];
}

interface TicketCardProps {
  readonly tier: StampedTier;
  readonly number: number;
  readonly copy: Texts['ticketsPage'];
}

/** A ticket tier that looks like a ticket. Its stub has the link to the purchase page. */
export function TicketCard({ tier, number: serial, copy }: TicketCardProps) {
  const { edition } = usePageContext();
  return (
    <article id={anchorOf(tier.name)} css={[ticket, tier.popular && popularTicket]}>
      <div css={face}>
        <p css={head}>
          <span>{edition.dates}</span> {tier.popular && <span css={popularStamp}>{copy.popularLabel}</span>}
        </p>
        <h2>{tier.name}</h2>
        <p css={price}>
          <strong>
            <WoodType text={tier.price} ems={2.9} even>
              {tier.note && (
                <>
                  {tier.price}
                  <span css={unit}> {tier.note}</span>
                </>
              )}
            </WoodType>
          </strong>
          {tier.nextPrice && (
            <>
              {' '}
              <span css={priceNote}>{tier.nextPrice}</span>
            </>
          )}
        </p>
        <ul>
          {tier.features.map((feature) => (
            <li key={plainText(feature)}>
              <RunningText text={feature} />
            </li>
          ))}
        </ul>
      </div>
      <div css={stub}>
        <p css={serialStyle}>{`${copy.serialLabel} ${String(serial).padStart(4, '0')}`}</p>
        {tier.stamps.map((stamp) => (
          <Stamp key={stamp} text={stamp} />
        ))}
        <PageLink to="tickets/purchase" css={primaryButton}>
          {copy.buyLabel} <span css={visuallyHidden}>{tier.name}</span>
        </PageLink>
      </div>
    </article>
  );
}
