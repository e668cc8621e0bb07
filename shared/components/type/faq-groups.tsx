import { css } from '@emotion/react';
import type { FaqGroup } from '../../data/articles/faqs.ts';
import { Accordion } from './accordion.tsx';
import { ArticleLayout } from './article.tsx';
import { on } from '../../look/tokens.ts';

/* A heading is a strip of ink over the whole width of its questions. */
const group = css`
  && {
    padding: 0;
    border: 0;
    > * + * {
      margin-top: 0;
    }
    > :is(h2, h3) {
      float: none;
      width: auto;
      margin: 0;
      padding: 0.6rem 1rem 0.45rem;
      ${on.first};
    }
  }
`;

interface FaqGroupsProps {
  readonly groups: readonly FaqGroup[];
  readonly heading: 'h2' | 'h3';
}

/** Questions in groups, with an index of the groups. One question of all is open at a time. */
export const FaqGroups = ({ groups, heading: Heading }: FaqGroupsProps) => (
  <ArticleLayout index={groups.map(({ id, heading }) => [id, heading])}>
    {groups.map(({ id, heading, questions }) => (
      <section key={id} aria-labelledby={id} css={group}>
        <Heading id={id}>{heading}</Heading>
        <Accordion name="faq" questions={questions} />
      </section>
    ))}
  </ArticleLayout>
);
