import { css } from '@emotion/react';

/** 1 is the easiest. */
export type GradeLevel = 1 | 2 | 3;

const sign = css`
  display: inline;
  width: 2rem;
  margin-right: 0.4rem;
  stroke: currentcolor;
  stroke-width: 2;
`;

interface GradeProps {
  readonly level: GradeLevel;
  /** The grade in words. */
  readonly children: string;
}

/** How hard a walk is: one, two or three of three bars, and the word. */
export const Grade = ({ level, children }: GradeProps) => (
  <>
    <svg viewBox="0 0 38 20" aria-hidden="true" css={sign}>
      {[9, 14, 19].map((height, index) => (
        <path
          key={height}
          d={`M${1 + index * 13} 20v-${height}h9v${height}`}
          fill={index < level ? 'currentcolor' : 'none'}
        />
      ))}
    </svg>
    {children}
  </>
);
