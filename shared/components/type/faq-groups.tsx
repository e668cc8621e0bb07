import { css } from '@emotion/react';
import type { FaqGroup } from '../../data/articles/faqs.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { media } from '../../look/tokens.ts';
import { SpotPicture } from '../pictures/spot-picture.tsx';
import { Accordion } from './accordion.tsx';
import { ArticleLayout } from './article.tsx';

/* On phones the questions come before the print. On wider screens the group's rule is the first question's, too. */
const group = css`
  @media not all and (min-width: 64em) {
    display: flex;
    flex-direction: column;
    figure {
      order: 1;
    }
  }
  ${media.desktop} {
    && {
      padding: 0 0 0 calc(26% + 2.5rem);
    }
    && > :not(div) {
      width: 34%;
      margin-left: calc(-34% - 2.5rem);
    }
    > h2,
    > h3 {
      margin-top: 1rem;
    }
    details:first-of-type {
      border-top: 0;
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
    {groups.map(({ id, heading, picture, questions }) => (
      <section key={id} aria-labelledby={id} css={group}>
        <Heading id={id}>{heading}</Heading>
        {picture && <SpotPicture id={picture} sizes={pictureSizes.narrowSpot} />}
        <Accordion name="faq" questions={questions} />
      </section>
    ))}
  </ArticleLayout>
);
