import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Texts } from '../../wording/texts.ts';
import type { ArtistProfile } from '../../model/artists.ts';
import { pictureSizes, flow, headingBeside, inHalves } from '../../look/measures.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { capitals, inForcedColors, media, surface, stacked, fontSize } from '../../look/tokens.ts';
import { streamingId } from '../../rules/streaming.ts';
import { SpotPicture } from '../pictures/spot-picture.tsx';
import { EntryList } from '../type/entry-list.tsx';
import { Prose } from '../type/prose.tsx';
import { StreamingPlayer } from './streaming-player.tsx';

const biography = css`
  figure img {
    aspect-ratio: 4 / 5;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 22%;
    h2 {
      grid-column: 1 / -1;
    }
    figure {
      align-self: start;
    }
  }
  ${media.desktop} {
    && {
      grid-template-columns: 19rem minmax(0, 1fr) min(19rem, 25%);
    }
    h2 {
      grid-column: 1;
    }
    > div {
      font-size: ${fontSize.lead};
    }
  }
`;

const pressStrip = css`
  margin-inline: calc(50% - 50vw);
  padding: clamp(1.5rem, 4vw, 3rem) calc(50vw - 50%);
  ${surface.first};
  ${inForcedColors('border-block: 3px solid')};
`;

const quotes = css`
  ${stacked('2rem')};
  ${inHalves};
  blockquote {
    ${capitals(`${fontSize.name}/1.15`, 88)};
    p {
      max-width: none;
      text-wrap: balance;
    }
  }
  figcaption {
    margin-top: 0.6rem;
    font-size: ${fontSize.small};
    font-weight: 700;
  }
`;

interface ActProfileProps {
  readonly profile: ArtistProfile;
  readonly print: ComponentProps<typeof SpotPicture>['id'] | undefined;
  readonly copy: Texts['artistPage'];
}

/** An act's profile: biography, discography, press, and where to listen. */
export const ActProfile = ({ profile, print, copy }: ActProfileProps) => {
  const { extendedBio = [], albums = [], pressQuotes = [], spotify } = profile;
  return (
    <>
      {extendedBio.length > 0 && (
        <section aria-labelledby="biography" css={[headingBeside, biography]}>
          <h2 id="biography">{copy.biography}</h2>
          <Prose blocks={extendedBio} />
          {print && <SpotPicture id={print} sizes={pictureSizes.stamp} />}
        </section>
      )}
      {albums.length > 0 && (
        <section aria-labelledby="discography" css={headingBeside}>
          <h2 id="discography">{copy.discography}</h2>
          <EntryList
            heading="h3"
            entries={albums.map(({ title, year, description }) => ({
              title,
              key: String(year),
              facts: [],
              description,
            }))}
          />
        </section>
      )}
      {pressQuotes.length > 0 && (
        <section aria-labelledby="press" css={[headingBeside, pressStrip]}>
          <h2 id="press">{copy.press}</h2>
          <div css={quotes}>
            {pressQuotes.map(({ quote, source }) => (
              <figure key={quote}>
                <blockquote>
                  <p>{`“${quote}”`}</p>
                </blockquote>
                <figcaption>{source}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
      {spotify !== undefined && (
        <section aria-labelledby="listen" css={headingBeside}>
          <h2 id="listen">{copy.listen}</h2>
          <div css={flow}>
            <p>
              <a href={spotify} data-artist={streamingId(spotify)} rel="noopener" css={buttonStyle}>
                {copy.streamingLink}
              </a>
            </p>
            <StreamingPlayer name={profile.name} spotify={spotify} wording={copy} />
          </div>
        </section>
      )}
    </>
  );
};
