import { ArticleBody } from '../components/type/article.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { music } from '../data/articles/music.ts';
import { definePage } from '../page.ts';
import { buttonStyle } from '../look/surfaces.ts';

const Music = ({ copy }: { readonly copy: typeof music }) => (
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
  content: { copy: music },
  meta: ({ copy }) => copy,
  Component: Music,
});
