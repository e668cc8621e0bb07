import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { FirstPicture } from '../../model/pictures.ts';
import type { Text } from '../../model/text-blocks.ts';
import { measure } from '../../look/measures.ts';
import { halftoneEdge } from '../../look/surfaces.ts';
import {
  headerHeight,
  media,
  surface,
  stacked,
  tallScreen,
  fontSize,
  capitals,
  unbroken,
} from '../../look/tokens.ts';
import { Island } from '../controls/island.tsx';
import { Logo, overprinted } from '../frame/logo.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { paperLetters } from '../pictures/title-in-print.tsx';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { betweenPlanes, HeroPictures } from './hero-pictures.tsx';

const screen = css`
  display: grid;
  grid-template: minmax(38vh, 1fr) auto / minmax(0, 1fr);
  --screen: 100vh;
  @supports (width: 1svh) {
    --screen: 100svh;
  }
  min-height: calc(var(--screen) - ${headerHeight});
  ${surface.ink};
  /* The name leaves room for the button that pauses the pictures. */
  @media (max-height: 20em) {
    grid-template-rows: minmax(7.5rem, 1fr) auto;
  }
  /* The urgent notice above takes one or two lines in most cases. */
  section + main > & {
    min-height: calc(var(--screen) - ${headerHeight} - 4.5rem);
  }
`;

const scene = css`
  position: relative;
  isolation: isolate;
  /* The box of the name's mask is the box of the pictures. */
  > div:first-of-type {
    display: flow-root;
    height: 100%;
  }
  --name: 32vh;
  --sky: clamp(0.75rem, 2.5vh, 2rem);
  ${media.low} {
    --name: 20vh;
  }
  @media ${tallScreen} {
    --sky: min(20vw, 10vh);
  }
  h1 {
    ${measure};
    margin-top: var(--sky);
  }
`;

/* Without a picture, the overprinted logo stands on the first ink, as large as the room below the name. */
const withoutPicture = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  ${surface.first};
  && > div {
    height: auto;
  }
  > svg {
    ${overprinted};
    padding-top: 1.5rem;
  }
`;

/* The upper edge dissolves into dots over the picture. */
const strip = css`
  ${halftoneEdge};
  --block: var(--ink);
  background: var(--ink);
  &::after {
    inset: auto 0 100%;
    height: 22px;
    scale: 1 -1;
  }
`;

/* The strip's text begins at the left edge of the festival's name on every screen. */
const parts = css`
  ${stacked('clamp(0.35rem, 4.2vh - 1.1rem, 1rem) clamp(1.25rem, 2.5vw, 3rem)')};
  ${measure};
  padding-block: clamp(0.5rem, 1.2vh, 1.25rem) clamp(0.6rem, 1.5vh, 1.5rem);
  p {
    max-width: none;
  }
  > :first-child > p {
    ${capitals(`${fontSize.name}/1.1`, 84)};
    &:first-child {
      ${capitals(`${fontSize.heading}/1.1`, 66)};
      ${unbroken};
    }
  }
  @media (min-width: 35em) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
  }
  ${media.wide} {
    grid-template-columns: 4.4fr 4.3fr 3.6fr 2.3fr;
    padding-block: clamp(0.75rem, 2.2vh, 1.5rem);
  }
`;

/* Small print is smaller on low screens. */
const facts = css`
  font-size: ${fontSize.small};
  line-height: 1.27;
  > :last-child {
    text-wrap: balance;
  }
`;

const firstLine = css`
  font-size: ${fontSize.label};
  font-weight: 700;
`;

/* After the festival, the next date is as wide as the measure, above a row with all the rest. */
const over = css`
  > [data-next] {
    order: -1;
    grid-column: 1 / -1;
  }
  && > :first-child > p {
    ${capitals(`${fontSize.label}/1.15`, 84)};
  }
  ${media.wide} {
    grid-template-columns: 3fr 6fr 3.7fr 4.3fr;
  }
`;

const date = css`
  padding-top: 0.3rem;
`;

/* During the festival, what is on stands above the strip's text. */
const low = css`
  grid-template-rows: minmax(28vh, 1fr) auto;
  --tall: 50% 15%;
  /* The print ends with the crowd's edge. */
  ${media.tablet} {
    @media (orientation: portrait) {
      grid-template-rows: 42vw auto;
      min-height: 0;
    }
  }
`;

/* After the festival, a high screen shows the castle to its foot, and the next date below it. */
const toFoot = css`
  @media (orientation: portrait) {
    grid-template-rows: calc(14.5rem + 6vw) auto;
    min-height: 0;
  }
`;

/* A countdown of zeros is smaller than what is on or the next date. */
const zeros = css`
  --unit: ${fontSize.label};
  --unit-basis: auto;
  --unit-direction: row;
`;

/* What is on, on the strip's ink. */
const onNow = css`
  --ground: var(--ink);
  --text: var(--paper);
  ${measure};
  padding-block: 1rem 0.25rem;
  > p {
    max-width: none;
    padding-top: 0.75rem;
    font-size: ${fontSize.name};
    font-weight: 700;
    line-height: 1.3;
  }
`;

/* Two stubs of one width stand side by side where both have room. */
const stubs = css`
  ${stacked('0.75rem 1rem')};
  grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
  font-size: ${fontSize.label};
  a {
    /* A rim in ink would vanish in the strip, so that the stub would seem to begin beside the measure. */
    --rim: var(--face, var(--first));
    min-height: clamp(2.5rem, 6vh, 3.25rem);
    ${media.wide} {
      min-height: 2.5rem;
    }
  }
  a + a {
    --face: var(--paper);
  }
`;

interface HeroProps {
  readonly copy: Texts['home'];
  readonly pictures: readonly FirstPicture[];
  readonly lines: readonly Text[];
  readonly nextDate?: string | undefined;
  /** The moment of rendering, in milliseconds since the epoch. */
  readonly now: number;
  /** During the festival, the list of what is on. */
  readonly children?: ReactNode;
}

function Countdown({ copy, now }: Pick<HeroProps, 'copy' | 'now'>) {
  const { edition, year } = usePageContext();
  const start = Date.parse(edition.startsAt);
  return (
    <Island
      name="countdown"
      when="visible"
      props={{
        start,
        // A countdown of zeros does not change the document any more.
        now: Math.min(now, start),
        heading: copy.countdown.heading,
        started: year.passed.fieldsClose ? copy.countdown.over : copy.countdown.started,
        labels: copy.countdown.labels,
      }}
    />
  );
}

function InkStrip({
  copy,
  lines: [first, ...lines],
  nextDate,
  now,
}: Omit<HeroProps, 'pictures' | 'children'>) {
  const { edition } = usePageContext();
  const hasBegun = now >= Date.parse(edition.startsAt);
  return (
    <div css={[parts, nextDate && over]}>
      <div>
        <p>{edition.dates}</p>
        <p>{`${edition.place.venue}, ${edition.place.county}`}</p>
      </div>
      {nextDate && (
        <div data-next="">
          {first && <Paragraph text={first} css={firstLine} />}
          <p css={date}>
            <WoodType text={nextDate} longest={4} ems={5.4} together={8} />
          </p>
        </div>
      )}
      <div css={facts}>
        {first && !nextDate && <Paragraph text={first} css={firstLine} />}
        {lines.map((text, index) => (
          <Paragraph key={index} text={text} />
        ))}
        <p>{edition.tagline}</p>
      </div>
      <div css={hasBegun && zeros}>
        <Countdown copy={copy} now={now} />
      </div>
      <div css={stubs}>
        <TicketStub to="tickets">{copy.buttons.tickets}</TicketStub>{' '}
        <TicketStub to="lineup">{copy.buttons.lineUp}</TicketStub>
      </div>
    </div>
  );
}

/** The first screen: the name over the pictures, above a strip of ink with what visitors ask first. */
export function Hero({ copy, pictures, lines, children, ...stripProps }: HeroProps) {
  const [help, ...others] = lines;
  const context = usePageContext();
  const isPrinted = pictures.length > 0;
  return (
    <div css={[screen, children ? low : stripProps.nextDate && toFoot]}>
      <div css={[scene, !isPrinted && withoutPicture]}>
        <div css={isPrinted ? betweenPlanes(pictures, context) : undefined}>
          <h1 css={isPrinted ? paperLetters : undefined} translate="no">
            <WoodType text={context.edition.name} ems={4.4} wide={5.8} largest="var(--name)" />
          </h1>
        </div>
        {isPrinted ? <HeroPictures pictures={pictures} {...copy.rotation} /> : <Logo />}
      </div>
      <div css={strip}>
        {children && (
          <div css={onNow}>
            {children}
            {help && <Paragraph text={help} />}
          </div>
        )}
        <InkStrip copy={copy} lines={children ? others : lines} {...stripProps} />
      </div>
    </div>
  );
}
