import { css } from '@emotion/react';
import type { Text } from '../../data/blocks.ts';
import { silentContent, withoutMarker } from '../../look/decorations.ts';
import { capitals, media, on, rule } from '../../look/tokens.ts';
import { Paragraph } from './running-text.tsx';

export interface AccordionItem {
  readonly id: string;
  readonly question: string;
  readonly short: string;
  readonly answer: Text;
}

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
      font-weight: 700;
      line-height: 1;
    }
    > b {
      grid-row: 2;
      ${capitals('min(1.75rem, 8vw) / 1.05')};
      text-wrap: balance;
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

/** Questions of which at most one is open (specification, section 4). */
export const Accordion = ({
  name,
  questions,
}: {
  readonly name: string;
  readonly questions: readonly AccordionItem[];
}) => (
  <div css={items}>
    {questions.map(({ id, question, short, answer }) => (
      <details key={id} name={name}>
        <summary>
          <span>{question}</span> <b>{short}</b>
        </summary>
        {/* The id is on the answer, because browsers then open the closed details element around it. */}
        <Paragraph id={id} text={answer} />
      </details>
    ))}
  </div>
);
