import { css } from '@emotion/react';
import { ArtistCard } from '../components/programme/artist-card.tsx';
import { Bill } from '../components/programme/bill.tsx';
import { CuratorsNote } from '../components/home/curators-note.tsx';
import { ExperienceCard } from '../components/home/experience-card.tsx';
import { Hero } from '../components/home/hero.tsx';
import { NowNextSection } from '../components/programme/now-next-section.tsx';
import { Strip } from '../components/type/strip.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { Paragraph, RunningText } from '../components/type/running-text.tsx';
import { definePage } from '../page.ts';
import type { Season } from '../model/calendar.ts';
import { priceLine } from '../rules/basket/price-line.ts';
import { moneyText } from '../figures/money.ts';
import { cardGrid, sideBySide, stack } from '../look/measures.ts';
import { buttonStyle, inkBlock } from '../look/surfaces.ts';
import { media, fontSize } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';

const pictureRow = css`
  ${sideBySide};
  ${media.tablet} {
    align-items: start;
    > :last-child {
      margin-top: 5rem;
    }
  }
`;

const wide = css`
  gap: 5rem;
  padding-top: 5rem;
`;

const largeButton = css`
  ${buttonStyle};
  font-size: ${fontSize.lead};
`;

/* Shadows are in the text's colour, because the background is the second ink. */
const onSecond = css`
  --second: var(--text);
`;

const strip = css`
  && {
    ${inkBlock};
    margin-inline: calc(50% - 50vw);
    padding: clamp(2rem, 5vw, 4rem) calc(50vw - 50%) 3rem;
  }
`;

const A_MINUTE = 60_000;

export function homePage(festival: Festival) {
  const {
    edition,
    heroes,
    availabilities,
    currency,
    prices,
    places,
    changesFeed,
    bill,
    marksOfAct,
    allMarks,
    setsThatHappen,
    heroLines,
    texts: { home, nowNextWords, toCome },
    addresses: { artistPath, pathTo },
  } = festival;
  const { festivalData } = createEventData(festival);
  /** Until the line-up is announced, only cards that are no acts. */
  const featuredNow = home.featured.artists.filter((artist) => bill.length > 0 || 'page' in artist);

  const heroOfSeason: Partial<Record<Season, string>> = home.heroOfSeason;

  const heroPicturesIn = (season: Season): readonly string[] =>
    home.heroPictures.map((id, index) => (index === 0 ? (heroOfSeason[season] ?? id) : id));

  return definePage({
    name: 'home',
    label: 'Home',
    section: 'home',
    offline: 'saved',
    menu: 'bar',
    // The countdown changes, also where no script updates it.
    changesAt: (now) => now + A_MINUTE,
    load: ({ year, now }) => {
      const lowestPrices = priceLine(home.entry.prices, prices, availabilities, (amount) =>
        moneyText(currency.pattern, amount),
      );
      return {
        pictures: heroPicturesIn(year.season).flatMap((id) => heroes.filter((hero) => hero.id === id)),
        featured: featuredNow.map((artist) => ({ ...artist, marks: marksOfAct(artist.name) })),
        nowNext: { sets: setsThatHappen, marks: allMarks, places, words: nowNextWords, now: now.getTime() },
        heroLines: heroLines(year, now.getTime(), lowestPrices),
        season: year.season,
        now: now.getTime(),
      };
    },
    meta: () => ({
      title: `${edition.fullName} ${edition.year}: ${edition.dates}`,
      description: home.description,
      // The feed's title is left out, because the feed itself has it:
      // the first packets must hold the page's name.
      feed: { path: changesFeed.path },
      structuredData: (around) => [festivalData(around)],
    }),
    Component: ({ pictures, heroLines: lines, season, featured, nowNext, now }) => (
      <>
        <Hero copy={home} pictures={pictures} {...lines} now={now}>
          {season === 'at-festival' && <NowNextSection {...nowNext} />}
        </Hero>
        <div css={[stack, wide]}>
          <section aria-labelledby="bill">
            <h2 id="bill">
              <RunningText text={home.featured.heading} />
            </h2>
            {bill.length === 0 && <Strip strip={toCome.lineUp} heading="h3" />}
            <Bill days={bill} heading="h3" />
            <ul css={cardGrid} hidden={featured.length === 0}>
              {featured.map((artist) => (
                <li key={artist.name}>
                  <ArtistCard
                    {...artist}
                    heading="h3"
                    href={artist.page ? pathTo(artist.page) : artistPath(artist)}
                  />
                </li>
              ))}
            </ul>
            <p>
              <PageLink to="lineup" css={largeButton}>
                {home.featured.link}
              </PageLink>
            </p>
          </section>
          {season === 'sale-closed' && <NowNextSection {...nowNext} />}
          {home.experience && (
            <section aria-labelledby="experience" css={strip}>
              <h2 id="experience">{home.experience.heading}</h2>
              <div css={pictureRow}>
                {home.experience.cards.map((card) => (
                  <ExperienceCard key={card.title} {...card} />
                ))}
              </div>
              <div css={sideBySide}>
                <p>
                  <PageLink to="experience" css={[largeButton, onSecond]}>
                    {home.experience.link}
                  </PageLink>
                </p>
                <Paragraph text={home.experience.answers} />
              </div>
            </section>
          )}
          {home.note && <CuratorsNote note={home.note} />}
        </div>
      </>
    ),
  });
}
