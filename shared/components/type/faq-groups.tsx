import { css } from '@emotion/react';
import type { FaqGroup } from '../../data/articles/faqs.ts';
import { silentContent, withoutMarker } from '../../look/decorations.ts';
import { capitals, media, on, rule } from '../../look/tokens.ts';
import { ArticleLayout } from './article.tsx';
import { Paragraph } from './running-text.tsx';

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

const items = css`
  border-bottom: ${rule};
  details {
    border-top: ${rule};
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(2rem, 10vw);
    align-items: center;
    align-content: center;
    gap: 0.35rem min(1rem, 4vw);
    min-height: 3.25rem;
    padding-block: 0.75rem;
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.3;
    ${withoutMarker};
    &::after {
      ${silentContent('+')};
      grid-area: 1 / -2 / span 2;
      display: grid;
      place-items: center;
      width: min(2rem, 10vw);
      aspect-ratio: 1;
      border: ${rule};
      line-height: 1;
    }
    > b {
      grid-row: 2;
      ${capitals('min(1.75rem, 8vw) / 1.05')};
    }
    ${media.tablet} {
      grid-template-columns: 2fr 3fr 2rem;
      &::after {
        grid-row: 1;
      }
      > b {
        grid-area: 1 / 2;
      }
    }
    ${media.wide} {
      > b {
        font-size: 2.6rem;
      }
    }
    ${media.hover} {
      &:hover::after {
        ${on.first};
      }
    }
  }
  details[open] > summary::after {
    ${silentContent('−')};
    ${on.text};
  }
  details > p {
    padding-bottom: 1.25rem;
    /* An address with the answer's fragment shows its question, too. */
    scroll-margin-top: 10rem;
  }
`;

interface FaqGroupsProps {
  readonly groups: readonly FaqGroup[];
  readonly heading: 'h2' | 'h3';
}

/** Questions in groups, with an index of the groups. One question of all is open at most (specification, section 4). */
export const FaqGroups = ({ groups, heading: Heading }: FaqGroupsProps) => (
  <ArticleLayout index={groups.map(({ id, heading }) => [id, heading])}>
    {groups.map(({ id, heading, questions }) => (
      <section key={id} aria-labelledby={id} css={group}>
        <Heading id={id}>{heading}</Heading>
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
    ))}
  </ArticleLayout>
);
