import { ArticleBody } from '../components/type/article.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { music as copy } from '../data/articles/music.ts';
import { definePage } from '../page.ts';
import { buttonStyle } from '../look/surfaces.ts';

const Music = () => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
    <ArticleBody facts={copy.facts} sections={copy.sections}>
      <p>
        <PageLink to="lineup" css={buttonStyle}>
          {copy.lineUpLink}
        </PageLink>
      </p>
    </ArticleBody>
  </>
);

export const musicPage = definePage({
  name: 'programme/music',
  label: 'Music',
  section: 'music',
  menu: 'programme',
  load: () => undefined,
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Music,
});
