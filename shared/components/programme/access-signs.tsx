import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import { foldMark } from '../../look/decorations.ts';
import { capitals, media, wrapping } from '../../look/tokens.ts';
import { warnings, type AccessMarks } from '../../rules/programme/access-marks.ts';

/** Lines break after a dot, and not within what is short. */
export const separator = '\u00A0· ';
const SHORT = 16;
const whole = (text: string) => (text.length < SHORT ? text.replaceAll(' ', '\u00A0') : text);
export const dotted = (texts: readonly string[]) => texts.map(whole).join(separator);

/** For an element around them: what may keep somebody away is stamped, with a broken line where nobody knows. */
export const accessSigns = css`
  summary {
    ${foldMark};
    /* As high as a thumb, over lines that nothing can be pressed on. */
    position: relative;
    ${wrapping('0.1rem 0.35rem', 'center')};
    width: fit-content;
    margin-block: -0.45rem;
    padding-block: 0.6rem;
    padding-right: 1.25rem;
    cursor: pointer;
    &::after {
      position: absolute;
      right: 0.25rem;
      bottom: 0.6rem;
    }
  }
  summary > :is(strong, i) {
    padding: 0.22em 0.35em 0.14em;
    border: 2px solid;
    ${capitals('0.7rem/1', 78)};
  }
  summary > i {
    border-style: dashed;
  }
  ${media.cramped} {
    summary {
      display: block;
    }
  }
  /* Paper has all of it in one text. */
  @media print {
    ::details-content {
      content-visibility: visible;
      display: contents;
    }
    details,
    summary,
    details > p {
      display: inline;
      padding: 0;
    }
    summary {
      margin-left: 0.6em;
    }
    summary::after {
      content: none;
    }
    summary > :is(strong, i) {
      border-width: 0.5pt;
      font-size: 6.5pt;
      white-space: nowrap;
    }
  }
`;

interface AccessSignsProps {
  readonly access: AccessMarks;
  /** Before the warnings: what is known of it otherwise. */
  readonly of: string;
  /** Another warning, in words. */
  readonly warning?: string | undefined;
  readonly wording: typeof programmePage;
  readonly open?: boolean;
  /** Follows the marks. */
  readonly children?: ReactNode;
}

/** Warnings, and what nobody knows, in sight; every other mark behind them. */
export const AccessSigns = ({
  access: { said, notKnown },
  of,
  warning,
  wording,
  open,
  children,
}: AccessSignsProps) => {
  const saying = (isWarning: boolean) =>
    said.filter((mark) => warnings.has(mark) === isWarning).map((mark) => wording.marks[mark]);
  const folded = saying(false);
  return (
    <details open={open}>
      <summary>
        {`${of} `}
        {[...saying(true), ...(warning ? [warning] : [])].flatMap((text) => [
          <strong key={text}>{whole(text)}</strong>,
          ' ',
        ])}
        {notKnown.flatMap((fact) => [
          <i key={fact}>{wording.notKnown.facts[fact] + wording.notKnown.sign}</i>,
          ' ',
        ])}
      </summary>
      <p>
        {dotted(folded)}
        {folded.length > 0 && children && separator}
        {children}
      </p>
    </details>
  );
};
