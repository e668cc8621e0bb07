import { css } from '@emotion/react';
import type { Fact, Text } from '../../model/text-blocks.ts';
import {
  capitals,
  lineLength,
  media,
  readingType,
  rule,
  unbroken,
  wrapping,
  inForcedColors,
  fontSize,
} from '../../look/tokens.ts';
import { textInSeason } from '../../rules/calendar/settled.ts';
import { plainText } from '../../rules/text/plain-text.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { WithNames } from './with-names.tsx';
import { RunningText } from './running-text.tsx';

interface FactEntriesProps {
  readonly facts: readonly Fact[];
  readonly classOf?: (value: Fact['value']) => string | undefined;
}

const FactEntries = ({ facts, classOf }: FactEntriesProps) =>
  facts.map(({ term, value, note }) => (
    <div key={term} className={classOf?.(value)}>
      <dt>
        <WithNames text={term} />
      </dt>
      <dd>
        <RunningText text={value} />
      </dd>
      {note && (
        <dd className="note">
          <RunningText text={note} />
        </dd>
      )}
    </div>
  ));

const list = css`
  ${wrapping('3px')};
  padding: 3px;
  background: var(--text);
  color: var(--text);
  /* On phones two facts stand in a row, or one with very large
     letters. The last one grows to the whole width. */
  --share: max(40%, 6.5rem);
  ${media.tablet} {
    /* Four stand in two rows where there is no room for one. */
    --share: max(88% / var(--across), min(40%, 36rem / var(--across)));
  }
  > div {
    flex: 1 1 var(--share);
    /* A fact is at least as wide as its longest word, but never wider than the list. */
    min-width: auto;
    max-width: 100%;
    padding: 0.8rem;
    background: var(--ground);
  }
  dt {
    font-size: ${fontSize.small};
    line-height: 1.35;
  }
  dd {
    ${capitals(`${fontSize.heading}/1`, 66)};
    text-wrap: balance;
  }
  .note {
    margin-top: 0.3rem;
    font: 400 ${fontSize.small}/1.35 ${readingType};
  }
  > .whole dd:not(.note) {
    ${unbroken};
  }
  > .address dd:not(.note) {
    font-size: ${fontSize.name};
    ${media.tablet} {
      font-size: ${fontSize.heading};
    }
  }
  /* A telephone number, coordinates or an address stay on one line. */
  > :is(.number, :has([href^='mailto'])) {
    flex-basis: max(12.5rem, var(--share));
  }
  ${inForcedColors(`border: ${rule}`)};
`;

/* Figures stand on one line, however many lines their terms have. */
const figures = css`
  > div {
    display: grid;
    align-content: space-between;
  }
`;

/* Each value beside its term. */
const inLines = css`
  ${media.desktop} {
    > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0.75rem;
      padding-block: 0.45rem 0.35rem;
    }
    dd {
      flex: none;
    }
  }
`;

const sentences = css`
  > .sentence {
    flex-basis: max(14rem, var(--share));
    dt {
      ${capitals(`${fontSize.label}/1.3`, 90)};
    }
    dd {
      font: 400 1rem/1.4 ${readingType};
      text-wrap: pretty;
    }
  }
`;

/* Ruled rows, each with its term beside its value. */
const texts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  column-gap: 2.5rem;
  border-top: ${rule};
  > div {
    display: grid;
    gap: 0.25rem 1.5rem;
    align-content: start;
    padding-block: 0.75rem;
    border-bottom: 1px solid;
    ${media.tablet} {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
  dt {
    ${capitals(`${fontSize.name}/1.25`, 76)};
  }
  dd {
    max-width: ${lineLength};
  }
`;

/** Facts that are read as text, in two columns where there is room. */
export const FactTexts = ({ facts }: Pick<FactEntriesProps, 'facts'>) => (
  <dl css={texts}>
    <FactEntries facts={facts} />
  </dl>
);

/** The facts in a row: five, or the number that leaves the fewest over. */
const acrossOf = (count: number): number => [5, 4, 3].find((across) => count % across === 0) ?? 4;

/** A time or a number, without a note. */
const isFigure = ({ value, note }: Fact): boolean => !note && typeof value === 'string' && value.length <= 7;

interface FactListProps {
  readonly id?: string;
  readonly facts: readonly Fact[];
  /** On wide screens the boxes are as low as their values. */
  readonly isLow?: boolean;
}

/** Facts that visitors look up, in large boxes: prices, times, distances. */
export function FactList({ id, facts, isLow }: FactListProps) {
  const { year } = usePageContext();
  const classOf = (value: Text) => {
    const text = plainText(textInSeason(value, year));
    if (/.{35}|\.$/.test(text)) return 'sentence';
    if (/^[\d., -]{10}/.test(text)) return 'number';
    if (text.includes('@')) return 'address';
    if (/^(?=.*\d).{1,12}$/.test(text)) return 'whole';
    return undefined;
  };
  return (
    <dl
      id={id}
      css={[
        list,
        css({ '--across': acrossOf(facts.length) }),
        facts.some(({ value }) => classOf(value) === 'sentence') && sentences,
        facts.every(isFigure) && figures,
        isLow && inLines,
      ]}
    >
      <FactEntries facts={facts} classOf={classOf} />
    </dl>
  );
}
