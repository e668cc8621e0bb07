import { css } from '@emotion/react';
import { Fragment } from 'react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { Fit, wordsForFits } from '../components/needs/fit.tsx';
import { BackLink } from '../components/type/page-link.tsx';
import { ActFoot } from '../components/programme/act-foot.tsx';
import { ActHead, StandInNote } from '../components/programme/act-head.tsx';
import { CalendarLink } from '../components/programme/calendar-links.tsx';
import { ColumnHeading } from '../components/type/column-heading.tsx';
import { SpotPicture } from '../components/pictures/spot-picture.tsx';
import { EntryList } from '../components/type/entry-list.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { StreamingPlayer } from '../components/programme/streaming-player.tsx';
import { definePage, entriesOf } from '../page.ts';
import { neighboursOf } from '../rules/programme/bill.ts';
import { hasProfile, profileBySlug } from '../rules/fallbacks.ts';
import { slugOf } from '../rules/text/slug.ts';
import { streamingId } from '../rules/streaming.ts';
import { silentContent } from '../look/decorations.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { capitals, media, on, rule, stacked, wrapping, inForcedColors } from '../look/tokens.ts';
import { withFits, createStarred } from './starred-page.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';

const introduction = css`
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
  p:first-of-type {
    font-size: clamp(1.25rem, 1rem + 1vw, 1.75rem);
    line-height: 1.35;
    font-weight: 500;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: 1rem 3rem;
  }
`;

const facts = css`
  ${wrapping('0.5rem 2rem')};
  align-content: start;
  font-weight: 700;
  ${media.wide} {
    display: grid;
    padding-top: 0.75rem;
    border-top: ${rule};
  }
`;

const flow = css`
  ${stacked('1rem')};
`;

/* The print stands below the text on phones, beside it on wider screens. */
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
      font-size: 1.25rem;
    }
  }
`;

/* From edge to edge of the screen. */
const pressBand = css`
  margin-inline: calc(50% - 50vw);
  padding: clamp(1.5rem, 4vw, 3rem) calc(50vw - 50%);
  ${on.first};
  ${inForcedColors('border-block: 3px solid')};
`;

const quotes = css`
  ${stacked('2rem')};
  blockquote {
    position: relative;
    ${capitals('clamp(1.45rem, 3.4vw, 2.8rem)/1.05', 78)};
    p {
      max-width: none;
      text-wrap: balance;
    }
    /* Nobody reads it aloud. On wide screens it hangs in the margin. */
    &::before {
      ${silentContent('“')};
      display: block;
      margin-bottom: -0.3em;
      font-size: 2.5em;
      line-height: 0.94;
      ${media.tablet} {
        position: absolute;
        right: calc(100% + 0.15em);
        font-size: 1.1em;
      }
    }
  }
  figcaption {
    margin-top: 0.6rem;
    font-size: 0.9rem;
    font-weight: 700;
  }
`;

const pageName = 'artist/:slug';

export function artistPage(festival: Festival) {
  const {
    concerts,
    lineUp,
    places,
    profiles,
    answersOf,
    bill,
    marksOfAct,
    setsOfAct,
    starOf,
    addresses: { pathTo },
    texts: { fitWords, programmeFiles, artistPage: wording },
  } = festival;
  const { setsData } = createEventData(festival);
  const { starredByNeeds } = createStarred(festival);
  const withoutProfile = lineUp.filter(({ name }) => !hasProfile(profiles, name));

  /** When and where an act plays. */
  const playingOf = (act: string) => ({ sets: setsOfAct(act), marks: marksOfAct(act), places });

  const actNamed = (name: string | undefined) => lineUp.find((act) => act.name === name);

  return definePage({
    name: pageName,
    label: 'Artist',
    section: 'music',
    parent: 'lineup',
    ...withFits,
    scripts: ['player', ...withFits.scripts],
    entries: entriesOf(profiles, ({ name }) => slugOf(name)),
    standIns: withoutProfile.map(({ name }) => slugOf(name)),
    load({ entry, query }) {
      const profile = profileBySlug(profiles, entry);
      const { above, below } = neighboursOf(profile.name, bill);
      const playing = playingOf(profile.name);
      const instead = withoutProfile.find(({ name }) => slugOf(name) === entry);
      return {
        ...starredByNeeds(pathTo(pageName, entry), query),
        answers: [...new Set(playing.sets.map(answersOf))],
        stars: playing.sets.map(({ id }) => starOf(id)),
        profile,
        print: profile.beside ?? actNamed(profile.name)?.picture,
        instead: instead && { act: instead.name, picture: instead.picture, ...playingOf(instead.name) },
        whose: instead && profile.name,
        ...playing,
        above: actNamed(above),
        below: actNamed(below),
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
    Component: ({
      profile,
      print,
      instead,
      calendar,
      copy,
      above,
      below,
      starred,
      needs,
      answers,
      stars,
      ...playing
    }) => (
      <WithStars starred={starred}>
        {instead && <StandInNote {...instead} copy={copy} />}
        <ActHead name={profile.name} picture={profile.picture} stars={stars} {...playing} />
        <div css={stack}>
          <div css={[flow, introduction]} {...(answers[0] && wordsForFits({ needs, words: fitWords }))}>
            <p>{profile.bio}</p>
            <p css={facts}>
              <span>{profile.genre}</span>{' '}
              {playing.sets.map(({ id }) => (
                <Fragment key={id}>
                  <CalendarLink id={id} of={calendar.set} wording={calendar} />{' '}
                </Fragment>
              ))}
              <BackLink to="lineup">{copy.back}</BackLink>
            </p>
            {answers.map((one) => (
              <Fit key={one} answers={one} needs={needs} words={fitWords} />
            ))}
          </div>
          <section aria-labelledby="biography" css={[headingBeside, biography]}>
            <ColumnHeading id="biography" text={copy.biography} />
            <Prose blocks={profile.extendedBio} />
            {print && <SpotPicture id={print} sizes={pictureSizes.stamp} />}
          </section>
          <section aria-labelledby="discography" css={headingBeside}>
            <ColumnHeading id="discography" text={copy.discography} />
            <EntryList
              heading="h3"
              entries={profile.albums.map(({ title, year, description }) => ({
                title,
                key: String(year),
                facts: [],
                description,
              }))}
            />
          </section>
          <section aria-labelledby="press" css={[headingBeside, pressBand]}>
            <ColumnHeading id="press" text={copy.press} />
            <div css={quotes}>
              {profile.pressQuotes.map(({ quote, source }, index) => (
                <figure key={quote}>
                  <blockquote>
                    <p>{index === 0 ? <WoodType text={quote} longest={16} ems={6.4} wide={9} /> : quote}</p>
                  </blockquote>
                  <figcaption>{source}</figcaption>
                </figure>
              ))}
            </div>
          </section>
          <section aria-labelledby="listen" css={headingBeside}>
            <ColumnHeading id="listen" text={copy.listen} />
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
        <ActFoot above={above} below={below} copy={copy} {...playing} />
      </WithStars>
    ),
  });
}
