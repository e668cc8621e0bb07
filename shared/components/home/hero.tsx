import { css } from '@emotion/react';
import type { home } from '../../data/wording/home.ts';
import type { Season } from '../../rules/programme/season.ts';
import { measure } from '../../look/measures.ts';
import { headerHeight, media, readingType, woodType } from '../../look/tokens.ts';
import { HeroPictures } from './hero-pictures.tsx';
import { Island } from '../controls/island.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import { WoodType } from '../type/wood-type.tsx';

const screen = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 2rem;
  min-height: calc(100svh - ${headerHeight});
  padding-block: clamp(1rem, 3vh, 2rem) clamp(1.25rem, 4vh, 2.5rem);
  background: var(--ink);
  color: var(--paper);
  overflow: hidden;
  /* An outline and a shadow in ink: the letters contrast with every picture. */
  h1 span {
    --edge: max(2px, 0.012em);
    text-shadow:
      calc(-1 * var(--edge)) calc(-1 * var(--edge)) 0 var(--ink),
      var(--edge) calc(-1 * var(--edge)) 0 var(--ink),
      calc(-1 * var(--edge)) var(--edge) 0 var(--ink),
      0.04em 0.04em 0 var(--ink);
  }
`;

/* As wide as the screen: not limited by the measure. */
const fullWidth = css`
  width: calc(100% - 2rem);
  margin-inline: auto;
  ${media.tablet} {
    width: calc(100% - 4rem);
  }
`;

/* Small text is on solid ink: no picture behind it reduces its contrast. */
const details = css`
  ${measure};
  display: grid;
  gap: 1.25rem;
  justify-items: start;
`;

const dates = css`
  padding: 0.55rem 0.9rem 0.45rem;
  background: var(--ink);
  p {
    max-width: none;
  }
  p:first-of-type {
    font: 900 clamp(1rem, 0.75rem + 1.4vw, 1.75rem) / 1.1 ${woodType};
    font-stretch: 88%;
    text-transform: uppercase;
  }
  p:last-of-type {
    margin-top: 0.35rem;
    font: 500 1.05rem/1.3 ${readingType};
  }
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  a {
    min-height: 3.25rem;
    padding-inline: 1.5em;
    font-size: 1.15rem;
  }
  ${media.desktop} {
    a {
      font-size: 1.35rem;
    }
  }
  @media (max-width: 24em) {
    gap: 0.6rem;
    a {
      padding-inline: 1em;
      font-size: 0.85rem;
    }
  }
`;

interface HeroProps {
  readonly copy: typeof home;
  readonly season: Season;
  /** The moment of rendering, in milliseconds since the epoch. */
  readonly now: number;
}

/** The first screen: pictures, name, dates, place, countdown, two links. */
export function Hero({ copy, season, now }: HeroProps) {
  const { festival } = usePageContext();
  const start = Date.parse(festival.startsAt);
  return (
    <div css={screen}>
      <HeroPictures pictures={copy.heroPictures} {...copy.rotation} />
      <div css={fullWidth}>
        <h1>
          <WoodType text={festival.name} ems={5} largest="38svh" />
        </h1>
      </div>
      <div css={details}>
        <div css={dates}>
          <p>
            {festival.dates} · {festival.place.venue}, {festival.place.county}
          </p>
          <p>{festival.tagline}</p>
        </div>
        <Island
          name="countdown"
          when="visible"
          props={{
            start,
            // Once it shows zeros, the document does not change any more.
            now: Math.min(now, start),
            heading: copy.countdown.heading,
            started: season === 'after' ? copy.countdown.over : copy.countdown.started,
            labels: copy.countdown.labels,
          }}
        />
        <div css={buttons}>
          <TicketStub to="tickets">{copy.buttons.tickets}</TicketStub>
          <TicketStub to="lineup">{copy.buttons.lineUp}</TicketStub>
        </div>
      </div>
    </div>
  );
}
