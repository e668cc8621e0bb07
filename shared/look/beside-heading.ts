import { css } from '@emotion/react';

const gap = '2.5rem';
/** The heading's column, as a share of what the text has. */
const share = '72.4%';

/** The column of a section's heading and prints. */
const headingColumn = css`
  float: left;
  clear: left;
  width: ${share};
  margin-left: calc(-1 * ${share} - ${gap});
  margin-bottom: 1.25rem;
`;

/**
 * A section with its heading at the left and its text at the right, where the text still has a full line. Heading and prints are floats in
 * the section's left padding: a print stands beside the block that follows it, and pushes no text down. So it is on paper.
 */
export const besideHeading = css`
  > * + * {
    margin-top: 1.25rem;
  }
  @media (min-width: 64em), print {
    display: flow-root;
    padding-left: calc((100% - ${gap}) * 0.42 + ${gap});
    /* How far it is from the text to the section's left edge. */
    --indent: calc(${share} + ${gap});
    > * + * {
      margin-top: 0;
    }
    > h2,
    > h3 {
      ${headingColumn};
      font-size: clamp(1.5rem, 2.4vw, 2.25rem);
    }
    figure {
      ${headingColumn};
    }
  }
`;
