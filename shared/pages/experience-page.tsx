import { ArticleBody } from '../components/type/article.tsx';
import { EntryList, type Entry } from '../components/type/entry-list.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { festival } from '../data/festival.ts';
import { attractions } from '../data/programme/attractions.ts';
import { experience } from '../data/articles/experience.ts';
import { definePage } from '../page.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { setsData } from '../structured-data/set-data.ts';

interface ExperienceProps {
  readonly copy: typeof experience;
  readonly attractions: readonly Entry[];
}

const Experience = ({ copy, attractions: shown }: ExperienceProps) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
    <ArticleBody facts={copy.facts} sections={copy.sections}>
      <section aria-labelledby="attractions">
        <h2 id="attractions">{copy.attractionsHeading}</h2>
        <EntryList heading="h3" entries={shown} />
      </section>
      <p>
        <PageLink to="tickets" css={buttonStyle}>
          {copy.callToAction}
        </PageLink>
      </p>
    </ArticleBody>
  </>
);

export const experiencePage = definePage({
  name: 'experience',
  label: experience.title,
  section: 'home',
  content: {
    copy: experience,
    attractions: attractions.map(({ title, sets, description }) => ({
      title,
      key: startTimes(sets, festival.days),
      facts: [],
      description,
    })),
  },
  meta: ({ copy }) => ({
    ...copy,
    structuredData: (urls) => setsData(attractions, urls, experience.picture),
  }),
  Component: Experience,
});
