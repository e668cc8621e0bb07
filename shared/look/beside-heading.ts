import { css } from '@emotion/react';
import { media } from './tokens.ts';

const gap = '2.5rem';

/** The column of a section's heading and prints, half as wide as the text beside it. */
const headingColumn = css`
  float: left;
  clear: left;
  width: 50%;
  margin-left: calc(-50% - ${gap});
  margin-bottom: 1.25rem;
`;

/**
 * A section with its heading at the left and its text at the right, from tablets on. Heading and prints are floats in
 * the section's left padding: a print stands beside the block that follows it, and pushes no text down.
 */
export const besideHeading = css`
  > * + * {
    margin-top: 1.25rem;
  }
  ${media.tablet} {
    display: flow-root;
    padding-left: calc((100% - ${gap}) / 3 + ${gap});
    /* How far it is from the text to the section's left edge. */
    --indent: calc(50% + ${gap});
    > * + * {
      margin-top: 0;
    }
    > h2,
    > h3 {
      ${headingColumn};
      font-size: clamp(1.25rem, 2.2vw, 1.75rem);
    }
    figure {
      ${headingColumn};
    }
  }
`;
