import { css } from '@emotion/react';
import { Fragment } from 'react';
import { capitals, fontSize, stacked, wrapping } from '../../look/tokens.ts';
import { type ListedFact, ListedFacts } from '../type/grade.tsx';
import { WithNames } from '../type/with-names.tsx';

/** Somebody's name, or nobody's, and what they are or play. */
export interface Billed {
  readonly name?: string;
  readonly text: string;
}

/** What an event is, as the list of its kind says it. */
export interface EventAbout {
  readonly by?: readonly Billed[];
  /** One short fact, whose last word is a figure: `Ages 6–12`. */
  readonly figure?: string;
  readonly facts?: readonly ListedFact[];
  readonly description: string;
}

const nameStyle = css`
  display: block;
  margin-top: 0.15rem;
  ${capitals(`${fontSize.name}/1.1`, 76)};
`;

/** Who an event is with: names in wood type, each with its text. */
export const ByLine = ({ by }: Required<Pick<EventAbout, 'by'>>) =>
  by.map(({ name, text }) => (
    <Fragment key={text}>
      {name && (
        <b css={nameStyle} translate="no">
          {name}
        </b>
      )}{' '}
      <WithNames text={text} />{' '}
    </Fragment>
  ));

const headStyle = css`
  ${stacked('0.4rem 1rem', 'start')};
  /* The figure stands at the right where the block is a bar, and below the name where it is a column. */
  @media (max-width: 63.99em) {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  h2 {
    font-size: ${fontSize.name};
  }
  dl > div {
    ${wrapping('0 0.75rem')};
    padding-block: 0.2rem;
    border-top: 1px solid;
  }
  dl {
    grid-column: 1 / -1;
    font-size: ${fontSize.small};
  }
  dt {
    flex: 0 0 5.25rem;
  }
  dd {
    flex: 1 1 8rem;
    font-weight: 700;
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

/** A fact with its last word as the figure. */
function Figure({ text }: { readonly text: string }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <p css={figureStyle}>
      <span>{text.slice(0, last)}</span>
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
  <div {...(about && { css: headStyle })}>
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
