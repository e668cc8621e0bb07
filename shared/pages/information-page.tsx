import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { EasyRows } from '../components/type/easy-rows.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { measure } from '../look/measures.ts';
import type { InformationPage } from '../model/info-texts.ts';
import type { Article, EasyPage, Summary } from '../model/text-blocks.ts';
import { definePage, type Page } from '../page.ts';

const factsAbove = css`
  ${measure};
  margin-bottom: 2.75rem;
`;

/** A feature with a list or bars is long, so that the facts stand above it. */
const ArticleContent = ({ title, lead, picture, feature, facts, sections }: Article) => {
  const above = feature && ('list' in feature || 'bars' in feature) && facts;
  return (
    <>
      <PageTitle title={title} lead={lead} picture={picture} />
      {above && (
        <div css={factsAbove}>
          <FactList id="facts" facts={above} />
        </div>
      )}
      {feature && <FeatureBlock of={feature} />}
      <ArticleBody facts={above ? undefined : facts} sections={sections} />
    </>
  );
};

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
