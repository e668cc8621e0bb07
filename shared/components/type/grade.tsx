import { css } from '@emotion/react';

/** 1 is the easiest. */
export type GradeLevel = 1 | 2 | 3;

const levels = [1, 2, 3] as const;

const sign = css`
  margin-right: 0.4rem;
  white-space: nowrap;
  /* Empty, each stands on the word's line. */
  > i {
    display: inline-block;
    margin-right: 3px;
    width: 0.5rem;
    height: 0.55rem;
    border: 2px solid;
    print-color-adjust: exact;
    + i {
      height: 0.8rem;
      + i {
        height: 1.05rem;
      }
    }
  }
`;

/* Filled by its border, which forced colours keep. */
const filled = css`
  border-width: 0 0 0 0.5rem !important;
`;

interface GradeProps {
  readonly level: GradeLevel;
  /** The grade in words. */
  readonly children: string;
}

/** How hard a walk is: one, two or three of three bars, and the word. */
export const Grade = ({ level, children }: GradeProps) => (
  <>
    <span css={sign} aria-hidden="true">
      {levels.map((one) => (
        <i key={one} {...(one <= level && { css: filled })} />
      ))}
    </span>
    {children}
  </>
);
