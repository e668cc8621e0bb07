import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import { callToBuy } from '../../rules/calendar/year.ts';
import type { BookedAct } from '../../rules/programme/bill.ts';
import { measure } from '../../look/measures.ts';
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

const content = css`
  ${measure};
  ${stacked('1.25rem')};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2rem;
  }
  > section {
    ${stacked('1.25rem', 'start')};
  }
  > div {
    ${inksOfPage};
    ${stacked('0.5rem')};
    > p {
      font-weight: 700;
    }
  }
  /* Shadows are in the text's colour, because the background is the second ink. */
  > div,
  > section > a {
    --second: var(--text);
  }
`;

/* A row that its neighbours do not fill has the heading beside the ticket, which is as wide as a card. */
const acrossTwo = (screens: string) => css`
  ${screens} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-column: span 2;
      place-content: center stretch;
      align-items: center;
    }
  }
`;

/* A whole ticket, to be torn between its notches. */
const ticket = css`
  display: grid;
  grid-auto-rows: 1fr;
  place-items: stretch;
  place-content: normal;
  padding: 0;
  font-size: min(${fontSize.name}, 8vw);
  white-space: normal;
  > span {
    ${stacked('0', 'center')};
    position: relative;
    padding: 0.7rem min(1.25rem, 4vw) 0.6rem;
    text-align: center;
  }
  > span + span {
    ${perforation};
    font-size: min(${fontSize.label}, 7vw);
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
        <section aria-labelledby="playing" css={acrossTwo(above && below ? media.tabletOnly : media.desktop)}>
          <h2 id="playing">{passed.fieldsClose ? copy.played : copy.playing}</h2>
          <TicketStub to={call.to} css={ticket}>
            <span>{call.text}</span> {!passed.fieldsClose && <span>{edition.dates}</span>}
          </TicketStub>
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
