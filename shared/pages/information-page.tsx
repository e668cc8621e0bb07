import type { ReactNode } from 'react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { EasyRows } from '../components/type/easy-rows.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { InformationPage } from '../model/info-texts.ts';
import type { Article, EasyPage, Summary } from '../model/text-blocks.ts';
import { definePage, type Page } from '../page.ts';

const ArticleContent = ({ title, lead, picture, feature, facts, sections }: Article) => (
  <>
    <PageTitle title={title} lead={lead} picture={picture} />
    {feature && <FeatureBlock of={feature} />}
    <ArticleBody facts={facts} sections={sections} />
  </>
);

const EasyContent = ({ title, lead, sections }: EasyPage) => (
  <>
    <PageTitle title={title} lead={lead} />
    <EasyRows sections={sections} />
  </>
);

/** A page that shows one text: an article, or one in Easy Read. */
export function informationPage({ name, label, inMenu, isSaved, ...text }: InformationPage): Page {
  const pageOf = <Content extends Summary>(content: Content, Component: (props: Content) => ReactNode) =>
    definePage({
      name: `info/${name}`,
      label,
      section: 'info',
      parent: 'info',
      ...(inMenu && { menu: 'info' }),
      ...(isSaved && { offline: 'saved' }),
      content,
      meta: ({ title, description }) => ({ title, description }),
      Component,
    });
  return 'easy' in text ? pageOf(text.easy, EasyContent) : pageOf(text.article, ArticleContent);
}
