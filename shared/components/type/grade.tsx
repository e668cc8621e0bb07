import { css } from '@emotion/react';

/** 1 is the easiest. */
export type GradeLevel = 1 | 2 | 3;

const sign = css`
  display: inline;
  width: 1.7rem;
  margin-right: 0.4rem;
  stroke: currentcolor;
  stroke-width: 2;
`;

interface GradeProps {
  readonly level: GradeLevel;
  /** The grade in words. */
  readonly children: string;
}

/** How hard a walk is, or how dear a bed: one, two or three of three bars, and the word. */
export const Grade = ({ level, children }: GradeProps) => (
  <>
    <svg viewBox="0 0 29 19" aria-hidden css={sign}>
      {[1, 2, 3].map((bar) => (
        <path
          key={bar}
          d={`M${bar * 10 - 9} 18v-${bar * 5 + 2}h7v${bar * 5 + 2}z`}
          fill={bar > level ? 'none' : 'currentcolor'}
        />
      ))}
    </svg>
    {children}
  </>
);
