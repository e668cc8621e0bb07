import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import { callToBuy } from '../../rules/calendar/year.ts';
import type { BookedAct } from '../../rules/programme/bill.ts';
import { cardGrid, measure } from '../../look/measures.ts';
import { inksOfPage } from '../../look/decorations.ts';
import { inkBlock, perforation } from '../../look/surfaces.ts';
import { media, notOnPaper, stacked, fontSize } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import { ArtistCard } from './artist-card.tsx';

const strip = css`
  ${notOnPaper};
  ${inkBlock};
  /* The paper below is as high as the halftone edge needs. */
  margin-block: 4rem -2.75rem;
  padding-block: clamp(1.5rem, 4vw, 3rem) 2rem;
`;

/* Prints are as wide as in the line-up, for which they are made, with their names beside them. */
const content = css`
  ${measure};
  ${cardGrid};
  > section {
    ${stacked('1.5rem 2rem')};
    grid-template-rows: auto 1fr;
    grid-column: 1 / -1;
    ${media.tablet} {
      grid-template: auto / auto minmax(0, 1fr);
      align-items: center;
    }
  }
  > div {
    ${inksOfPage};
    ${stacked('0.5rem')};
    grid-column: 1 / -1;
    ${media.tablet} {
      grid-column: span 1;
    }
    ${media.desktop} {
      grid-column: span 2;
    }
    > p {
      font-weight: 700;
    }
  }
  /* With one neighbour, all stands in one row. */
  ${media.tablet} {
    > section:nth-last-child(2) {
      grid-template: auto 1fr / minmax(0, 1fr);
      grid-column: span 1;
      align-items: stretch;
    }
  }
  ${media.desktop} {
    > section:nth-last-child(2) {
      grid-column: span 2;
    }
  }
  /* Shadows are in the text's colour, because the background is the second ink. */
  > div,
  > section > a {
    --second: var(--text);
  }
  > section > a {
    min-height: clamp(4rem, 8vw, 7rem);
    font-size: min(${fontSize.heading}, 8vw);
    white-space: normal;
  }
`;

/* Beside one neighbour the stub is as high as its card: a whole ticket, to be torn between its notches. */
const ticket = css`
  display: grid;
  grid-template: 1fr 1fr / 1fr;
  place-items: stretch;
  place-content: normal;
  padding: 0;
  > span {
    ${stacked('0', 'center')};
    position: relative;
    padding: 1rem 1.25rem 0.85rem;
    text-align: center;
  }
  > span + span {
    ${perforation};
    font-size: ${fontSize.name};
  }
`;

interface ActFootProps {
  readonly above: BookedAct | undefined;
  readonly below: BookedAct | undefined;
  readonly copy: Texts['artistPage'];
}

/** The end of an act's page: tickets, and its neighbours on the bill. */
export function ActFoot({ above, below, copy }: ActFootProps) {
  const context = usePageContext();
  const {
    edition,
    year: { passed },
  } = context;
  const call = callToBuy(context.year, context.season, context.wording.getTickets);
  const neighbours = [
    { artist: above, label: copy.above },
    { artist: below, label: copy.below },
  ];
  return (
    // Reader views keep elements whose id says “content”, and drop a `div` of links.
    <section css={strip} id="playing-content">
      <section css={content}>
        <section aria-labelledby="playing">
          <h2 id="playing">{passed.fieldsClose ? copy.played : copy.playing}</h2>
          {(above && below) || passed.fieldsClose ? (
            <TicketStub to={call.to}>{call.text}</TicketStub>
          ) : (
            <TicketStub to={call.to} css={ticket}>
              <span>{call.text}</span> <span>{edition.dates}</span>
            </TicketStub>
          )}
        </section>
        {neighbours.map(
          ({ artist, label }) =>
            artist && (
              <div key={label}>
                <p>{label}</p>
                <ArtistCard
                  name={artist.name}
                  genre={artist.genre}
                  picture={artist.picture}
                  ink="first"
                  href={context.addresses.artistPath(artist)}
                  heading="h3"
                  beside
                  moves={false}
                />
              </div>
            ),
        )}
      </section>
    </section>
  );
}
