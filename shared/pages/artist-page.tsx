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
import { WithNames } from '../components/type/with-names.tsx';
import { Prose } from '../components/type/prose.tsx';
import { filled } from '../figures/filled.ts';
import { definePage, entriesOf } from '../page.ts';
import { neighboursOf } from '../rules/programme/bill.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { slugOf } from '../rules/text/slug.ts';
import { pictureSizes, flow, stack } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { capitals, media, fontSize, rule, stacked, statementStyle, wrapping } from '../look/tokens.ts';
import { withFits, starredByNeeds } from './starred-page.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';

/* Genre and text stand side by side; an act without a profile has its whole portrait beside them. */
const introduction = css`
  ${stacked('1rem 3rem', 'start')};
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
  --crop: 4 / 5;
  ${media.desktop} {
    grid-template-columns: 19rem minmax(0, 1fr);
    &:has(> figure) {
      grid-template-columns: calc((100% - 3rem) * 5 / 12) minmax(0, 1fr);
      align-items: start;
    }
  }
`;

const genreStyle = css`
  ${capitals(`${fontSize.label}/1.5`, 84)};
`;

/* Another band's text: quieter than what is said of the act itself, in a box of its own. */
const otherStyle = css`
  ${flow};
  margin-top: 1.5rem;
  padding: clamp(1rem, 2vw, 1.5rem);
  border: ${rule};
  font-size: ${fontSize.label};
  h2 {
    font-size: ${fontSize.name};
  }
  > div {
    columns: 2 16rem;
    column-gap: 2rem;
  }
`;

const about = css`
  ${statementStyle};
`;

const links = css`
  ${wrapping('1rem')};
  max-width: none;
  > a {
    ${buttonStyle};
  }
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
  const actNamed = (name: string | undefined) => acts.find((act) => act.name === name);
  const unwritten = acts.filter(({ name }) => !profiles.some((profile) => profile.name === name));

  /** The times of an act, or its day; empty for an act that is not in this line-up. */
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
    // Any other name falls back to the first profile (specification, section 2).
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
        ...starredByNeeds(festival, pathTo(pageName, entry), query),
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
    }) => {
      const genreLine = genre && <p css={genreStyle}>{genre}</p>;
      return (
        <WithStars starred={starred}>
          <ActHead name={name} picture={profile?.picture} stars={stars} {...playing} />
          <div css={stack}>
            <div css={introduction} {...(answers[0] && wordsForFits({ needs, words: fitWords }))}>
              {portrait && <SpotPicture id={portrait} sizes={pictureSizes.portrait} eager />}
              {profile && genreLine}
              <div css={flow}>
                {!profile && genreLine}
                <p css={about}>
                  <WithNames text={profile?.bio ?? filled(copy.unwritten ?? '', { act: name })} />
                  {!profile && ' '}
                  {!profile && <PageLink to={copy.whenTheyPlay.to}>{copy.whenTheyPlay.text}</PageLink>}
                </p>
                {answers.map((answer) => (
                  <Fit key={answer} answers={answer} needs={needs} words={fitWords} />
                ))}
                <p css={links}>
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
                {other && (
                  <section aria-labelledby="other" css={otherStyle}>
                    <h2 id="other">
                      <WithNames text={filled(other.words.heading, { act: other.name, when: otherWhen })} />
                    </h2>
                    <Prose blocks={[other.bio, ...(other.extendedBio ?? [])]} />
                    <p>
                      <a href={artistPath(other)}>
                        <WithNames text={filled(other.words.link, { act: other.name })} />
                      </a>
                    </p>
                  </section>
                )}
              </div>
            </div>
            {profile && <ActProfile profile={profile} print={print} copy={copy} />}
          </div>
          <ActFoot above={above} below={below} copy={copy} />
        </WithStars>
      );
    },
  });
}
