import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontSize } from '../../look/tokens.ts';
import { foldMark, overlay } from '../../look/decorations.ts';
import { warnings, type AccessMarks } from '../../rules/programme/access-marks.ts';

const SHORT = 16;

/** No name or number breaks at its hyphen, and no short text breaks at all. */
const whole = (text: string) =>
  (text.length < SHORT ? text.replaceAll(' ', '\u00A0') : text).replaceAll(/[-–](?=[A-Z\d])/g, '$&\u2060');

/** A dot between two texts would hang at the end of a line that breaks there. */
export const commaList = (texts: readonly string[]) => texts.map(whole).join(', ');

/** For an element around access marks: warnings are bold, and unknown facts have a broken line. */
export const accessMarkStyle = css`
  summary {
    ${foldMark};
    position: relative;
    padding-right: 2.25rem;
    line-height: 1.55;
    /* A thumb reaches beyond the line. With negative margins, Chromium divides columns wrongly. */
    &::before {
      ${overlay('-0.6rem 0')};
    }
    /* The marks of all rows stand in one column, below the stars. */
    &::after {
      position: absolute;
      top: 0;
      right: -0.6rem;
      width: 2.75rem;
      margin: 0;
      text-align: center;
      font-size: ${fontSize.name};
      line-height: 1;
    }
  }
  summary > i {
    border-bottom: 2px dashed;
    font-style: normal;
    font-weight: 700;
  }
  details > p > a {
    padding-block: 0.2rem;
  }
  /* Print has all marks in one text. */
  @media print {
    details a {
      display: none;
    }
    ::details-content {
      content-visibility: visible;
      display: contents;
    }
    details,
    summary,
    details > p {
      display: inline;
      line-height: inherit;
    }
    summary::after {
      content: none;
    }
  }
`;

interface AccessMarkListProps {
  readonly access: AccessMarks;
  readonly of: string;
  readonly warning?: string | undefined;
  readonly wording: Texts['programmePage'];
  readonly children?: ReactNode;
}

/** Shows warnings and unknown facts, and hides the other marks behind them. */
export const AccessMarkList = ({
  access: { marks, notKnown },
  of,
  warning,
  wording,
  children,
}: AccessMarkListProps) => {
  const saying = (isWarning: boolean) =>
    marks.filter((mark) => warnings.has(mark) === isWarning).map((mark) => wording.marks[mark]);
  const folded = saying(false);
  const marked = [
    ...[...saying(true), ...(warning ? [warning] : [])].map((text) => (
      <strong key={text}>{whole(text)}</strong>
    )),
    ...notKnown.map((fact) => (
      <i key={fact}>{wording.notKnown.facts[fact] + wording.notKnown.questionMark}</i>
    )),
  ];
  return (
    <details>
      <summary>
        {of}
        {marked.flatMap((mark) => [', ', mark])}
      </summary>
      <p>
        {commaList(folded)} {children}
      </p>
    </details>
  );
};
