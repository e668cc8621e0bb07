import { ArticleBody } from '../components/article.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { music as copy } from '../data/music.ts';
import { definePage } from '../page.ts';
import { buttonStyle } from '../theme.ts';

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
