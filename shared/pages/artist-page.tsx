import { css } from '@emotion/react';
import { Fragment } from 'react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { Fit, wordsForFits } from '../components/needs/fit.tsx';
import { SpotPicture } from '../components/pictures/spot-picture.tsx';
import { ActFoot } from '../components/programme/act-foot.tsx';
import { ActHead } from '../components/programme/act-head.tsx';
import { ActProfile } from '../components/programme/act-profile.tsx';
import { CalendarLink } from '../components/programme/calendar-links.tsx';
import { BackLink, PageLink } from '../components/type/page-link.tsx';
import { Prose } from '../components/type/prose.tsx';
import { filled } from '../figures/filled.ts';
import { definePage, entriesOf } from '../page.ts';
import { neighboursOf } from '../rules/programme/bill.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { slugOf } from '../rules/text/slug.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { capitals, media, rule, stacked, wrapping, size } from '../look/tokens.ts';
import { withFits, createStarred } from './starred-page.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';

const introduction = css`
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
  p:first-of-type {
    font-size: ${size.lead};
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

/* An act without a profile: its portrait at the left. */
const besidePortrait = css`
  ${media.tablet} {
    --crop: 4 / 5;
    && {
      grid-template-columns: min(19rem, 30vw) minmax(0, 1fr);
      gap: 1rem 3rem;
    }
    figure {
      grid-row: 1 / span 4;
    }
  }
`;

const flow = css`
  ${stacked('1rem')};
`;

const quietHeading = css`
  ${capitals(`${size.name}/1.15`, 88)};
`;

const pageName = 'artist/:slug';

export function artistPage(festival: Festival) {
  const {
    acts,
    concerts,
    edition: { days },
    places,
    profiles,
    answersOf,
    bill,
    dayName,
    marksOfAct,
    setsOfAct,
    starOf,
    addresses: { artistPath, pathTo },
    texts: { fitWords, programmeFiles, artistPage: copy },
  } = festival;
  const { setsData } = createEventData(festival);
  const { starredByNeeds } = createStarred(festival);
  const actNamed = (name: string | undefined) => acts.find((act) => act.name === name);
  const unwritten = acts.filter(({ name }) => !profiles.some((profile) => profile.name === name));

  /** When an act plays, or its day; of an act that is not in this line-up, nothing. */
  function whenOf(name: string): string {
    const day = actNamed(name)?.day;
    return startTimes(setsOfAct(name), days) || (day ? filled(copy.toCome, { day: dayName(day) }) : '');
  }

  if (profiles.length + unwritten.length === 0) return undefined;

  return definePage({
    name: pageName,
    label: 'Artist',
    section: 'music',
    parent: 'lineup',
    ...withFits,
    scripts: ['player', ...withFits.scripts],
    // Any other name leads to the first profile (specification, section 2).
    entries: entriesOf([...profiles, ...unwritten], ({ name }) => slugOf(name)),
    onDemand: unwritten.map(({ name }) => slugOf(name)),
    load({ entry, query }) {
      const profile = profiles.find(({ name }) => slugOf(name) === entry);
      const act = unwritten.find(({ name }) => slugOf(name) === entry);
      const name = profile?.name ?? act?.name ?? '';
      const genre = profile?.genre ?? act?.genre ?? '';
      const sets = setsOfAct(name);
      const { above, below } = neighboursOf(name, bill);
      const [first] = profiles;
      return {
        ...starredByNeeds(pathTo(pageName, entry), query),
        answers: [...new Set(sets.map(answersOf))],
        stars: sets.map(({ id }) => starOf(id)),
        name,
        genre,
        description:
          profile?.description ?? filled(copy.description, { act: name, genre, when: whenOf(name) }),
        profile,
        print: profile?.beside ?? actNamed(name)?.picture,
        portrait: act?.picture,
        other: profile ? undefined : copy.instead && first && { ...first, words: copy.instead },
        otherWhen: first ? whenOf(first.name) : '',
        sets,
        marks: marksOfAct(name),
        places,
        toCome: sets.length > 0 ? undefined : whenOf(name),
        above: actNamed(above),
        below: actNamed(below),
        calendar: programmeFiles.links,
      };
    },
    meta: ({ name, description }) => ({
      title: name,
      description,
      structuredData: (around) =>
        setsData(
          concerts.filter(({ artist }) => artist === name),
          around,
        ),
    }),
    Component: ({
      name,
      genre,
      profile,
      print,
      portrait,
      other,
      otherWhen,
      calendar,
      above,
      below,
      starred,
      needs,
      answers,
      stars,
      ...playing
    }) => (
      <WithStars starred={starred}>
        <ActHead name={name} picture={profile?.picture} stars={stars} {...playing} />
        <div css={stack}>
          <div
            css={[flow, introduction, portrait && besidePortrait]}
            {...(answers[0] && wordsForFits({ needs, words: fitWords }))}
          >
            {portrait && <SpotPicture id={portrait} sizes={pictureSizes.stamp} eager />}
            <p>
              {profile?.bio ?? (copy.unwritten && filled(copy.unwritten, { act: name }))}
              {!profile && ' '}
              {!profile && <PageLink to={copy.whenTheyPlay.to}>{copy.whenTheyPlay.text}</PageLink>}
            </p>
            <p css={facts}>
              {genre && <span>{genre}</span>}{' '}
              {playing.sets.map((set) => (
                <Fragment key={set.id}>
                  <CalendarLink
                    id={set.id}
                    of={playing.sets.length > 1 ? startTimes([set], days) : calendar.set}
                    wording={calendar}
                  />{' '}
                </Fragment>
              ))}
              <BackLink to="lineup">{copy.back}</BackLink>
            </p>
            {answers.map((one) => (
              <Fit key={one} answers={one} needs={needs} words={fitWords} />
            ))}
          </div>
          {profile && <ActProfile profile={profile} print={print} copy={copy} />}
          {other && (
            <section aria-labelledby="other" css={headingBeside}>
              <h2 id="other" css={quietHeading}>
                {filled(other.words.heading, { act: other.name, when: otherWhen })}
              </h2>
              <div css={flow}>
                <Prose blocks={[other.bio, ...(other.extendedBio ?? [])]} />
                <p>
                  <a href={artistPath(other)}>{filled(other.words.link, { act: other.name })}</a>
                </p>
              </div>
            </section>
          )}
        </div>
        <ActFoot above={above} below={below} copy={copy} {...playing} />
      </WithStars>
    ),
  });
}
