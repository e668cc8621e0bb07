import { css } from '@emotion/react';
import { media, readingType, rule, woodType } from '../../look/tokens.ts';

/* A ticket's stub: the time on its place's ink, then a perforation. */
export const stub = css`
  .stub {
    display: grid;
    grid-template-columns: 6.6rem minmax(0, 1fr);
    border: ${rule};
    background: var(--ground);
    /* A line-up can be sixty stubs long: those out of view are not laid out. Focus rings reach over the edge. */
    @media screen {
      content-visibility: auto;
      contain-intrinsic-height: auto 9.5rem;
      overflow-clip-margin: 0.5rem;
    }
    > div {
      display: grid;
      grid-auto-rows: auto;
      align-content: start;
      gap: 0.3rem;
      padding: 0.8rem 0.9rem 0.35rem;
    }
    > p {
      padding: 0.75rem 0.5rem 0.6rem 0.75rem;
      border-right: 3px dashed var(--text);
      font: 900 1.6rem/1 ${woodType};
      font-stretch: 64%;
      text-transform: uppercase;
      span {
        display: block;
        margin-top: 0.35rem;
        font: 400 0.9rem/1.2 ${readingType};
        text-transform: none;
      }
    }
    h3 {
      font-size: 1.35rem;
      font-stretch: 80%;
    }
    p {
      line-height: 1.3;
    }
    h3 + p {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 0.6rem;
    }
    b {
      padding-inline: 0.4rem;
      border: 2px solid;
    }
  }
  .stub[data-ink] > p {
    background: var(--second);
    color: var(--ink);
  }
  .stub[data-ink='first'] > p {
    background: var(--first);
  }
  .stub[data-state='maybe'] {
    border-style: dashed;
  }
  @media (max-width: 23em) {
    .stub {
      grid-template-columns: 6.2rem minmax(0, 1fr);
      > div {
        padding-inline: 0.7rem;
      }
      > p {
        font-size: 1.4rem;
      }
      h3 {
        font-size: 1.15rem;
        font-stretch: 70%;
      }
    }
  }
  ${media.cramped} {
    .stub {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
