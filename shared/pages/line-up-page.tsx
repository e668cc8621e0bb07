import { css } from '@emotion/react';
import { LetterSection } from '../components/a-z/letter-section.tsx';
import { ActRow, ArtistCard } from '../components/programme/artist-card.tsx';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { Poster } from '../components/programme/poster.tsx';
import { Strip } from '../components/type/strip.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Island } from '../components/controls/island.tsx';
import { Jumps } from '../components/controls/jumps.tsx';
import { definePage, entriesOf } from '../page.ts';
import { addressWithPicks } from '../addressing/pick-addresses.ts';
import { byLetter } from '../rules/a-z/by-letter.ts';
import { showsUnder } from '../rules/day-choice.ts';
import { cardGrid, column, measure } from '../look/measures.ts';
import { withPicks, starredAt } from './starred-page.ts';
import { inReach } from '../look/surfaces.ts';
import { media, notOnPaper, wrapping } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';

const layout = column('0.9rem');

const posterLink = css`
  ${notOnPaper};
  ${inReach};
  place-self: start end;
  margin-top: -3.65rem;
  ${media.cramped} {
    margin-top: 0;
  }
`;

const posterHead = css`
  ${notOnPaper};
  > div > div {
    ${wrapping('0 2rem', 'center')};
    justify-content: space-between;
  }
  h1 {
    width: clamp(7.5rem, 25vw, 22rem);
  }
`;

const posterFoot = css`
  ${notOnPaper};
  ${measure};
  max-width: none;
  padding-top: 1.25rem;
`;

/** Longer line-ups are listed by letter: nobody looks through so many portraits. */
const MOST_CARDS = 60;

const name = 'lineup';

export function lineUpPage(festival: Festival) {
  const copy = festival.texts.lineUpPage;
  const { festivalData, setsData } = createEventData(festival);
  const inOrder = festival.acts.map(({ set, ...act }) => ({
    ...act,
    dayName: festival.dayName(act.day),
    marks: festival.marksOfAct(act.name),
    ...(set !== undefined && { star: festival.starOf(set) }),
  }));
  const letters =
    inOrder.length > MOST_CARDS
      ? byLetter(
          inOrder.map((act) => ({ ...act, word: act.name })),
          festival.texts.azWording.alphabet,
        )
      : undefined;
  const acts = letters?.flatMap(({ entries }) => entries) ?? inOrder;
  const indexOf = new Map(acts.map((act, index) => [act.name, index]));

  const views = {
    day: entriesOf(copy.filters, ({ id }) => id),
    view: ['portraits', 'poster'],
  } as const;

  return definePage({
    name,
    label: 'Line-up',
    section: 'music',
    menu: 'bar',
    offline: 'saves',
    views,
    ...withPicks,
    showsItself: [...withPicks.showsItself, 'day'],
    load: ({ view, query }) => ({
      selected: view.day,
      asPoster: view.view === 'poster',
      starred: starredAt(festival, festival.addresses.addressOf({ name, views }, { entry: '', view }), query),
    }),
    meta: () => ({
      ...copy,
      // Each act's own page has its sets. In a line-up of a thousand acts, they would be most of this page.
      structuredData: (around) => [festivalData(around, letters ? [] : setsData(festival.concerts, around))],
    }),
    Component({ selected, asPoster, starred }) {
      const carried = (address: string) => addressWithPicks(address, starred.picks);
      if (asPoster)
        return (
          <>
            <div css={posterHead}>
              <PageTitle title={copy.title} low>
                <p>
                  <a href={carried(festival.addresses.pathTo('lineup'))}>{copy.poster.back}</a>
                </p>
              </PageTitle>
            </div>
            <Poster
              days={festival.bill}
              picture={copy.poster.picture}
              toCome={festival.texts.toCome.lineUp.title}
            />
            <p css={posterFoot}>{copy.poster.print}</p>
          </>
        );
      return (
        <WithStars starred={starred}>
          <PageTitle title={copy.title} lead={copy.lead} more={festival.texts.programmePage.link} low />
          <div css={layout}>
            {acts.length === 0 && <Strip strip={festival.texts.toCome.lineUp} heading="h2" />}
            <div hidden={acts.length === 0}>
              <Island
                name="day-filter"
                when="load"
                handles="[data-island=day-filter] a"
                props={{
                  label: copy.filterLabel,
                  filters: copy.filters.map(({ id, label }) => ({
                    id,
                    label,
                    href: carried(festival.addresses.viewPath('lineup', 'day', id, 'all')),
                  })),
                  current: selected,
                  days: acts.map(({ day }) => day),
                  count: copy.count,
                }}
              />
            </div>
            <a
              href={carried(festival.addresses.viewPath('lineup', 'view', 'poster', 'portraits'))}
              css={posterLink}
              hidden={acts.length === 0}
            >
              {copy.poster.link}
            </a>{' '}
            {letters ? (
              <>
                <Island
                  name="word-list"
                  when="load"
                  props={{ ...copy.find, stopWords: '', count: acts.length }}
                />
                <div data-letters="">
                  <Jumps
                    label={festival.texts.azWording.lettersLabel}
                    to={letters.map(({ letter }) => ({ id: letter.toLowerCase(), name: letter }))}
                  />
                </div>
              </>
            ) : (
              <ul css={cardGrid}>
                {acts.map((artist, index) => (
                  <li key={artist.name} id={`act-${index}`} hidden={!showsUnder(selected, artist.day)}>
                    <ArtistCard
                      {...artist}
                      day={artist.dayName}
                      href={carried(festival.addresses.artistPath(artist))}
                      heading="h2"
                      eager={index < 2}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {letters && (
            <div data-words="">
              {letters.map(({ letter, entries }) => (
                <LetterSection key={letter} id={letter.toLowerCase()} name={letter} isFiltered>
                  {entries.map((act) => (
                    <ActRow
                      {...act}
                      key={act.name}
                      id={`act-${indexOf.get(act.name)}`}
                      about={[act.genre, act.dayName].filter(Boolean).join(', ')}
                      href={carried(festival.addresses.artistPath(act))}
                      isHidden={!showsUnder(selected, act.day)}
                    />
                  ))}
                </LetterSection>
              ))}
            </div>
          )}
        </WithStars>
      );
    },
  });
}
