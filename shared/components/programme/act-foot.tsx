import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { artistPath } from '../../addressing/paths.ts';
import type { Artist } from '../../data/programme/line-up.ts';
import type { artistPage } from '../../data/programme/profiles.ts';
import { measure } from '../../look/measures.ts';
import { inkBlock } from '../../look/surfaces.ts';
import { media, notOnPaper, wrapping } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { ArtistCard } from './artist-card.tsx';
import { PlayTimes } from './play-times.tsx';

/* The second ink, from edge to edge. */
const band = css`
  ${notOnPaper};
  ${inkBlock('second')};
  /* Below is no more paper than the halftone edge needs. */
  margin-block: 4rem -2.75rem;
  padding-block: clamp(1.5rem, 4vw, 3rem) 2rem;
`;

const content = css`
  ${measure};
  ${wrapping('2rem 1.25rem')};
  > section {
    display: grid;
    flex: 1 0 100%;
    gap: 1.5rem;
    align-content: start;
    justify-items: start;
    > h2 {
      width: 100%;
    }
  }
  > div {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.5rem;
    /* Side by side, but with very large letters. */
    flex: 0 0 max(50% - 0.625rem, min(100%, 7rem));
    > p {
      font-weight: 700;
    }
  }
  /* What can be pressed has its shadow in the text's colour, because the ground is the second ink. */
  > div,
  > section > a {
    --second: var(--text);
  }
  > section > a {
    min-height: 3.5rem;
    font-size: 1.4rem;
    white-space: normal;
  }
  ${media.desktop} {
    gap: 2rem;
    /* As high as the cards beside it. */
    > section {
      flex: 1;
      align-content: space-between;
      > a {
        width: 100%;
        min-height: 7rem;
        font-size: 3rem;
      }
    }
    /* As wide as the cards of the line-up, for which the prints are made. */
    > div {
      flex-basis: calc(25% - 1.5rem);
    }
  }
`;

interface ActFootProps extends ComponentProps<typeof PlayTimes> {
  readonly above: Artist | undefined;
  readonly below: Artist | undefined;
  readonly copy: typeof artistPage;
}

/** The end of an act's page: when and where it plays, tickets, and the acts above and below it on the bill. */
export function ActFoot({ above, below, copy, ...times }: ActFootProps) {
  const { wording, season, year } = usePageContext();
  const isOver = year.passed.fieldsClose || times.played.length > 0;
  const neighbours = [
    { artist: above, label: copy.above },
    { artist: below, label: copy.below },
  ];
  return (
    <div css={band}>
      <div css={content}>
        <section aria-labelledby="playing">
          <h2 id="playing">
            <WoodType text={isOver ? copy.played : copy.playing} />
          </h2>
          <PlayTimes {...times} />
          <TicketStub to={isOver ? season.call.to : 'tickets'}>
            {isOver ? season.call.text : wording.getTickets}
          </TicketStub>
        </section>
        {neighbours.map(
          ({ artist, label }) =>
            artist && (
              <div key={label}>
                <p>{label}</p>
                <ArtistCard {...artist} href={artistPath(artist)} heading="h3" moves={false} />
              </div>
            ),
        )}
      </div>
    </div>
  );
}
