import { css } from '@emotion/react';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { TicketCard, type StampedTier } from '../components/tickets/ticket-card.tsx';
import type { TicketTier } from '../model/ticket-texts.ts';
import { definePage } from '../page.ts';
import { stampsOf } from '../rules/basket/availability.ts';
import { flow, column, inHalves } from '../look/measures.ts';
import { capitals, media, surface, stacked, fontSize, rule, woodType, wrapping } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';
import { anchorOf } from '../rules/text/anchor-of.ts';

const layout = column('3.5rem');

/* At most three stand side by side, with their parts on common lines: head, name, price, list, stub. */
const cards = (count: number) => css`
  ${stacked('2.5rem 2rem')};
  > li {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(${Math.min(count, 3)}, minmax(0, 1fr));
    column-gap: clamp(1rem, 2.5vw, 2rem);
  }
`;

const beside = css`
  ${inHalves};
  align-items: start;
`;

const sticker = css`
  justify-self: start;
  padding: 0.7rem 1.1rem 0.6rem;
  rotate: -3deg;
  ${surface.text};
  ${capitals(`${fontSize.label}/1`)};
`;

export function ticketsPage(festival: Festival) {
  /** A card's different prices: `£65`, or `£65 / £70`. */
  const pricesOf = ({ tickets }: TicketTier): string =>
    [...new Set(tickets.map(({ id }) => festival.priceOf(id)))].join(' / ');

  return definePage({
    name: 'tickets',
    label: 'Tickets',
    section: 'home',
    menu: 'bar',
    load: ({ year }) => ({
      copy: festival.texts.ticketsPage,
      badge: !year.passed.earlyBirdUntil && festival.texts.ticketsPage.earlyBirdBadge,
      tiers: festival.texts.tiers.map((tier) => ({
        ...tier,
        price: pricesOf(tier),
        nextPrice: tier.tickets.map(({ id }) => festival.nextPriceText(id)).find((text) => text),
        stamps: stampsOf(tier.tickets, festival.availabilities, festival.texts.availabilityWords),
      })),
    }),
    meta: ({ copy }) => copy,
    Component: ({ copy, badge, tiers: cardTiers }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead}>
          {badge && <p css={sticker}>{badge}</p>}
          <PriceStrip tiers={cardTiers} />
        </PageTitle>
        <div css={[layout, cardTiers.length === 1 && beside]}>
          <ul css={cards(cardTiers.length)}>
            {cardTiers.map((tier, index) => (
              <li key={tier.name}>
                <TicketCard tier={tier} number={index + 1} copy={copy} />
              </li>
            ))}
          </ul>
          <section aria-labelledby="information" css={flow}>
            <h2 id="information">{copy.information.title}</h2>
            <Prose blocks={copy.information.blocks} />
          </section>
        </div>
      </>
    ),
  });
}

/* The strip shows only where tickets stand one below the other: elsewhere all prices are in view. */
const strip = css`
  ${wrapping('3px')};
  li {
    flex: 1 1 5rem;
    outline: ${rule};
  }
  a {
    display: grid;
    align-content: space-between;
    height: 100%;
    padding: 0.5rem 0.5rem 0.4rem;
    ${surface.ground};
    font-size: ${fontSize.small};
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
  }
  b {
    font: 900 ${fontSize.heading}/1.1 ${woodType};
    font-stretch: 72%;
  }
  i {
    font-style: normal;
  }
  @media (min-width: 64em), print {
    display: none;
  }
`;

const PriceStrip = ({ tiers }: { readonly tiers: readonly StampedTier[] }) => (
  <ul css={strip}>
    {tiers.map(({ name, price, stamps }) => (
      <li key={name}>
        <a href={`#${anchorOf(name)}`}>
          {name} <b>{price}</b>
          {stamps.map((stamp) => (
            <i key={stamp}> {stamp}</i>
          ))}
        </a>
      </li>
    ))}
  </ul>
);
