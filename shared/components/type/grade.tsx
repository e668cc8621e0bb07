import { css } from '@emotion/react';

/** 1 is the easiest. */
export type GradeLevel = 1 | 2 | 3;

const levels = [1, 2, 3] as const;

const sign = css`
  display: inline-flex;
  align-items: flex-end;
  gap: 3px;
  margin-right: 0.6rem;
  > i {
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
