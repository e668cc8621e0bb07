import { ArticleBody } from '../components/type/article.tsx';
import { EntryList } from '../components/type/entry-list.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { attractions, type Attraction } from '../data/programme/attractions.ts';
import { experience } from '../data/articles/experience.ts';
import { definePage } from '../page.ts';
import { buttonStyle } from '../look/surfaces.ts';

interface ExperienceProps {
  readonly copy: typeof experience;
  readonly attractions: readonly Attraction[];
}

const Experience = ({ copy, attractions: shown }: ExperienceProps) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
    <ArticleBody facts={copy.facts} sections={copy.sections}>
      <section aria-labelledby="attractions">
        <h2 id="attractions">{copy.attractionsHeading}</h2>
        <EntryList
          heading="h3"
          entries={shown.map(({ title, time, description }) => ({
            title,
            key: time,
            facts: [],
            description,
          }))}
        />
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
  content: { copy: experience, attractions },
  meta: ({ copy }) => copy,
  Component: Experience,
});
