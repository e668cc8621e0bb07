import { Broadside } from '../components/broadsides/broadside.tsx';
import { Contract } from '../components/broadsides/contract.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { EasyRows } from '../components/type/easy-rows.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { Article, EasyPage } from '../data/blocks.ts';
import { definePage, type Page } from '../page.ts';

const InformationPage = ({ title, lead, picture, broadside, facts, sections, sealed }: Article) => (
  <>
    <PageTitle title={title} lead={lead} picture={picture} />
    {broadside && <Broadside of={broadside} />}
    {sealed ? (
      <Contract sections={sections} sealed={sealed} />
    ) : (
      <ArticleBody facts={facts} sections={sections} />
    )}
  </>
);

/** A page that shows one article, in no menu: the line at the footer's end leads to it. */
export const furtherInformationPage = (name: string, label: string, article: Article): Page =>
  definePage({
    name: `info/${name}`,
    label,
    section: 'info',
    parent: 'info',
    content: article,
    meta: ({ title, description }) => ({ title, description }),
    Component: InformationPage,
  });

/** A page in the menu Info that shows one article. */
export const informationPage = (name: string, label: string, article: Article): Page => ({
  ...furtherInformationPage(name, label, article),
  menu: 'info',
});

/** A page in Easy Read, in no menu: Accessibility and the line at the footer's end lead to it. */
export const easyPage = (name: string, label: string, content: EasyPage): Page =>
  definePage({
    name: `info/${name}`,
    label,
    section: 'info',
    parent: 'info',
    content,
    meta: ({ title, description }) => ({ title, description }),
    Component: ({ title, lead, sections }) => (
      <>
        <PageTitle title={title} lead={lead} />
        <EasyRows sections={sections} />
      </>
    ),
  });
