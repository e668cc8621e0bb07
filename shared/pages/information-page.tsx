import { ArticleBody } from '../components/type/article.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { Article } from '../data/blocks.ts';
import { definePage, type Page } from '../page.ts';

const InformationPage = ({ data }: { readonly data: Article }) => (
  <>
    <PageTitle title={data.title} lead={data.lead} picture={data.picture} />
    <ArticleBody facts={data.facts} sections={data.sections} />
  </>
);

/** A page of reading under Info: its name, as the menu calls it, and its article. */
export const informationPage = (name: string, label: string, article: Article): Page =>
  definePage<Article>({
    name: `info/${name}`,
    label,
    section: 'info',
    menu: 'info',
    parent: 'info',
    load: () => article,
    meta: ({ title, description }) => ({ title, description }),
    Component: InformationPage,
  });
