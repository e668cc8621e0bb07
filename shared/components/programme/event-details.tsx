import { css } from '@emotion/react';
import { capitals, fontSize, wrapping } from '../../look/tokens.ts';
import { type ListedFact, ListedFacts } from '../type/grade.tsx';
import { WithNames } from '../type/with-names.tsx';

/** What an event is, as the list of its kind says it. */
export interface EventAbout {
  /** Who it is with, or of what kind it is. */
  readonly by?: string;
  /** One short fact, whose last word is a figure: `Ages 6–12`. */
  readonly figure?: string;
  readonly facts?: readonly ListedFact[];
  readonly description: string;
}

const headStyle = css`
  ${wrapping('0 1rem', 'baseline')};
  justify-content: space-between;
  dl {
    ${wrapping('0 2rem')};
    flex: 1 1 100%;
    font-size: ${fontSize.label};
    font-weight: 700;
  }
  dl > div {
    display: flex;
    gap: 0.4rem;
  }
  dt {
    font-weight: 400;
  }
  @media (max-width: 47.99em) {
    dl {
      display: block;
    }
    dt {
      flex: 0 0 5.25rem;
    }
  }
`;

/* Without a figure or facts, it is one of several entries of a section. */
const quietHead = css`
  h2 {
    font-size: ${fontSize.name};
  }
`;

const figureStyle = css`
  ${capitals(`${fontSize.heading}/1`, 66)};
  span {
    margin-right: 0.5rem;
    font-size: ${fontSize.label};
    font-stretch: 90%;
  }
`;

/** A fact with its last word as the figure if it is a number. */
function Figure({ text }: { readonly text: string }) {
  const last = /\d/.test(text) ? text.lastIndexOf(' ') + 1 : 0;
  return (
    <p css={figureStyle}>
      {last > 0 && <span>{text.slice(0, last)}</span>}
      {text.slice(last)}
    </p>
  );
}

interface GroupHeadProps {
  readonly id: string;
  readonly name: string;
  readonly about: EventAbout | undefined;
}

/** The head of a day's sets, or of an event's, with its facts. */
export const GroupHead = ({ id, name, about }: GroupHeadProps) => (
  <div {...(about && { css: about.figure || about.facts ? headStyle : quietHead })}>
    <h2 id={id}>
      <WithNames text={name} />
    </h2>
    {about?.figure && <Figure text={about.figure} />}
    {about?.facts && (
      <dl>
        <ListedFacts facts={about.facts} />
      </dl>
    )}
  </div>
);

const text = css`
  font-size: ${fontSize.label};
  line-height: 1.45;
`;

/** What an event is, in a set's row or above several. */
export const Description = ({ text: of }: { readonly text: string }) => (
  <p css={text} className="about">
    <WithNames text={of} />
  </p>
);
