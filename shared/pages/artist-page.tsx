import { css } from '@emotion/react';
import { BackLink } from '../components/type/back-link.tsx';
import { FramedPicture } from '../components/pictures/framed-picture.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { CalendarLink } from '../components/programme/calendar-links.tsx';
import { StreamingPlayer } from '../components/programme/streaming-player.tsx';
import { festival } from '../data/festival.ts';
import { concerts } from '../data/programme/concerts.ts';
import { events } from '../data/programme/events.ts';
import { programmeFiles, type CalendarLinksWording } from '../data/wording/programme-files.ts';
import { artistPage as wording, profiles, type ArtistProfile } from '../data/programme/profiles.ts';
import { definePage, entriesOf } from '../page.ts';
import { profileBySlug } from '../rules/fallbacks.ts';
import { concertOf } from '../rules/programme/playing-days.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { slugOf } from '../rules/slug.ts';
import { streamingId } from '../rules/streaming.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { setsData } from '../structured-data/set-data.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { rule } from '../look/tokens.ts';

const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  font-weight: 700;
`;

const flow = css`
  display: grid;
  gap: 1rem;
`;

const albums = css`
  display: grid;
  border-bottom: ${rule};
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0.25rem 1rem;
    padding-block: 1rem;
    border-top: ${rule};
  }
  p {
    grid-column: 2;
  }
`;

const quotes = css`
  display: grid;
  gap: 1.5rem;
  blockquote {
    padding-left: 1.25rem;
    border-left: 0.6rem solid var(--second);
    font-size: 1.25rem;
  }
  figcaption {
    margin-top: 0.4rem;
    font-weight: 700;
  }
`;

interface ArtistProps {
  readonly profile: ArtistProfile;
  /** `Friday, 9.15pm`; unknown until the artist has a concert. */
  readonly dayTime: string | undefined;
  readonly sets: readonly { readonly id: string }[];
  readonly calendar: CalendarLinksWording;
  readonly copy: typeof wording;
}

const Artist = ({ profile, dayTime, sets, calendar, copy }: ArtistProps) => (
  <>
    <PageTitle title={profile.name} lead={profile.bio}>
      <p css={facts}>
        <span>{profile.genre}</span>
        {dayTime && <span>{dayTime}</span>}
        {sets.map(({ id }) => (
          <CalendarLink key={id} id={id} of={calendar.set} wording={calendar} />
        ))}
      </p>
    </PageTitle>
    <div css={stack}>
      <p>
        <BackLink to="lineup">{copy.back}</BackLink>
      </p>
      <FramedPicture id={profile.picture} sizes={pictureSizes.lead} act={profile.name} />
      <section aria-labelledby="biography" css={headingBeside}>
        <h2 id="biography">{copy.biography}</h2>
        <div css={flow}>
          {profile.extendedBio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="discography" css={headingBeside}>
        <h2 id="discography">{copy.discography}</h2>
        <ul css={albums}>
          {profile.albums.map(({ title, year, description }) => (
            <li key={title}>
              <span>{year}</span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="press" css={headingBeside}>
        <h2 id="press">{copy.press}</h2>
        <div css={quotes}>
          {profile.pressQuotes.map(({ quote, source }) => (
            <figure key={quote}>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>{source}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section aria-labelledby="listen" css={headingBeside}>
        <h2 id="listen">{copy.listen}</h2>
        <div css={flow}>
          <p>
            <a
              href={profile.spotify}
              data-artist={streamingId(profile.spotify)}
              rel="noopener"
              css={buttonStyle}
            >
              {copy.streamingLink}
            </a>
          </p>
          <StreamingPlayer name={profile.name} spotify={profile.spotify} wording={copy} />
        </div>
      </section>
    </div>
  </>
);

export const artistPage = definePage({
  name: 'artist/:slug',
  label: 'Artist',
  section: 'music',
  parent: 'lineup',
  script: 'player',
  entries: entriesOf(profiles, ({ name }) => slugOf(name)),
  load({ entry }) {
    const profile = profileBySlug(profiles, entry);
    const concert = concertOf(profile.name, events);
    return {
      profile,
      dayTime: concert && startTimes(concert.sets, festival.days),
      sets: concert?.sets ?? [],
      calendar: programmeFiles.links,
      copy: wording,
    };
  },
  meta: ({ profile: { name, description } }) => ({
    title: name,
    description,
    structuredData: (urls) =>
      setsData(
        concerts.filter(({ artist }) => artist === name),
        urls,
      ),
  }),
  Component: Artist,
});
