import { css } from '@emotion/react';
import type { FaqGroup } from '../../model/info-texts.ts';
import type { ListPicture } from '../../model/text-blocks.ts';
import { silentContent, withoutMarker } from '../../look/decorations.ts';
import { capitals, media, surface, rule, stacked, fontSize } from '../../look/tokens.ts';
import type { PictureId } from '../../model/pictures.ts';
import { pictureSizes } from '../../look/measures.ts';
import { SpotPicture } from '../pictures/spot-picture.tsx';
import { ArticleLayout } from './article.tsx';
import { Paragraph } from './running-text.tsx';

const group = css`
  > h2 {
    padding: 0.6rem 1rem 0.45rem;
    border-bottom: ${rule};
    font-size: ${fontSize.name};
    ${surface.first};
  }
`;

/* On wide screens the print is as tall as the group's questions. */
const withPrint = css`
  > figure {
    margin-top: 1rem;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(24rem, 24vw);
    column-gap: 2rem;
    > h2 {
      grid-column: 1 / -1;
    }
    > figure {
      grid-area: 2 / 2;
      height: 0;
      min-height: calc(100% - 1rem);
    }
    img {
      height: 100%;
    }
  }
`;

/* All groups' short answers start in one line, beside a print too. */
const items = css`
  --question: calc(0.4 * (100% - 4rem));
  ${media.desktop} {
    --question: min(28rem, 31vw);
  }
  details {
    border-bottom: ${rule};
  }
  summary {
    ${stacked('0.75rem min(1rem, 4vw)')};
    grid-template-columns: minmax(0, 1fr) min(2rem, 10vw);
    align-items: center;
    align-content: center;
    min-height: 3.25rem;
    padding-block: 0.75rem;
    font-size: ${fontSize.label};
    font-weight: 700;
    line-height: 1.3;
    ${withoutMarker};
    &::after {
      ${silentContent('+')};
      grid-area: 1 / -2;
      display: grid;
      place-items: center;
      width: min(2rem, 10vw);
      aspect-ratio: 1;
      border: ${rule};
      line-height: 1;
    }
    > b {
      grid-area: 2 / 1 / auto / -1;
      ${capitals(`${fontSize.name}/0.95`, 84)};
    }
    ${media.tablet} {
      grid-template-columns: 2rem var(--question) minmax(0, 1fr);
      &::after {
        grid-area: 1 / 1;
      }
      > b {
        grid-area: 1 / 3;
        font-size: ${fontSize.heading};
        font-stretch: 66%;
      }
    }
    ${media.desktop} {
      font-size: ${fontSize.lead};
    }
    ${media.hover} {
      &:hover::after {
        ${surface.first};
      }
    }
  }
  details[open] > summary::after {
    ${silentContent('−')};
    ${surface.text};
  }
  details > p {
    padding-bottom: 1.25rem;
    /* The answer stands in the column of the short answer. */
    ${media.tablet} {
      margin-left: calc(var(--question) + 4rem);
    }
    /* An address with the answer's fragment also shows its question. */
    scroll-margin-top: 10rem;
  }
  @media print {
    summary {
      display: block;
      min-height: 0;
      padding-block: 0.5rem 0;
      &::after {
        content: none;
      }
      > b {
        display: block;
      }
    }
    details > p {
      margin: 0;
      padding-bottom: 0.5rem;
    }
  }
`;

interface QuestionsProps {
  readonly group: FaqGroup;
  readonly picture?: PictureId | undefined;
}

/** One question of a page is open at most (specification, section 4). */
export const Questions = ({ group: { id, heading, questions }, picture }: QuestionsProps) => (
  <section aria-labelledby={id} css={[group, picture && withPrint]}>
    <h2 id={id}>{heading}</h2>
    {picture && <SpotPicture id={picture} sizes={pictureSizes.besideText} />}
    <div css={items}>
      {questions.map((faq) => (
        <details key={faq.id} name="faq">
          <summary>
            <span>{faq.question}</span> <b>{faq.short}</b>
          </summary>
          {/* The id is on the answer, because browsers then open the closed details element around it. */}
          <Paragraph id={faq.id} text={faq.answer} />
        </details>
      ))}
    </div>
  </section>
);

interface FaqGroupsProps {
  readonly groups: readonly FaqGroup[];
  readonly pictures: readonly ListPicture[];
}

/** Questions in groups, with an index of the groups. */
export const FaqGroups = ({ groups, pictures }: FaqGroupsProps) => (
  <ArticleLayout index={groups.map(({ id, heading }) => [id, heading])}>
    {groups.map((of, index) => (
      <Questions key={of.id} group={of} picture={pictures.find(({ after }) => after === index)?.picture} />
    ))}
  </ArticleLayout>
);
