import type { ReactNode } from 'react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { EasyRows } from '../components/type/easy-rows.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { Article, EasyPage, Summary } from '../model/text-blocks.ts';
import { definePage, type Page } from '../page.ts';

/** In no menu: the line at the footer's end leads to it. */
const pageOf =
  <Content extends Summary>(Component: (props: Content) => ReactNode) =>
  (name: string, label: string, content: Content): Page =>
    definePage({
      name: `info/${name}`,
      label,
      section: 'info',
      parent: 'info',
      content,
      meta: ({ title, description }) => ({ title, description }),
      Component,
    });

/** A page that shows one article, in no menu. */
export const furtherInformationPage = pageOf<Article>(
  ({ title, lead, picture, feature, facts, sections }) => (
    <>
      <PageTitle title={title} lead={lead} picture={picture} />
      {feature && <FeatureBlock of={feature} />}
      <ArticleBody facts={facts} sections={sections} />
    </>
  ),
);

/** A page in the menu Info that shows one article. */
export const informationPage = (name: string, label: string, article: Article): Page => ({
  ...furtherInformationPage(name, label, article),
  menu: 'info',
});

/** A page in Easy Read, in no menu: Accessibility leads to it, too. */
export const easyPage = pageOf<EasyPage>(({ title, lead, sections }) => (
  <>
    <PageTitle title={title} lead={lead} />
    <EasyRows sections={sections} />
  </>
));
