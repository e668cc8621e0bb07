import { css } from '@emotion/react';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import { underline } from '../../look/decorations.ts';
import { buttonStyle, halftoneEdge } from '../../look/surfaces.ts';
import { media, readingType, rule, woodType } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';

/* A ticket's stub: the time on its place's ink, then a perforation. */
const stub = css`
  .stub {
    display: grid;
    grid-template-columns: 6.6rem minmax(0, 1fr);
    border: ${rule};
    background: var(--ground);
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
  @media (max-width: 22em) {
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

/* As a notice. */
const unseen = css`
  .unseen {
    display: grid;
    gap: 0.6rem;
    margin-bottom: 1.5rem;
    padding: 1rem 1.1rem 1rem 1.75rem;
    border: ${rule};
    box-shadow: inset 0.75rem 0 0 var(--first);
    li {
      max-width: 66ch;
      font-weight: 700;
    }
    li + li {
      margin-top: 0.4rem;
    }
  }
`;

/* A strip of ink, torn along both edges, over the edges of the stubs that it parts. */
const clash = css`
  .clash {
    position: relative;
    z-index: 1;
    margin: -1.3rem -0.35rem;
    padding: 1.15rem 1.1rem;
    background: var(--text);
    color: var(--ground);
    line-height: 1.35;
    mask:
      linear-gradient(#000 0 0) center / 100% calc(100% - 1.3rem) no-repeat,
      conic-gradient(from 135deg at 50% 0, #000 90deg, #0000 0) 0 0 / 1.1rem 0.7rem repeat-x,
      conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 1.1rem 0.7rem repeat-x;
    strong {
      display: block;
      font: 900 1.35rem/1.1 ${woodType};
      font-stretch: 80%;
      text-transform: uppercase;
    }
    b {
      display: block;
      margin-top: 0.35rem;
    }
    @media (forced-colors: active) {
      border: 6px double;
      mask: none;
    }
    @media screen {
      &:not([data-soft]) + .stub > * {
        padding-top: 1.5rem;
      }
    }
  }
  .clash[data-soft] {
    background: none;
    color: var(--text);
    margin: 0;
    padding: 0.6rem 1rem;
    border-left: 6px dotted;
    mask: none;
    strong {
      font: 700 1rem/1.3 ${readingType};
      text-transform: none;
    }
    b {
      font-weight: 400;
    }
  }
`;

/* Dotted leaders, as long as what is free is wide. */
const gap = css`
  .gap {
    padding: 0.7rem 0 0.7rem 1rem;
    line-height: 1.35;
    p:first-child {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      font-weight: 700;
      &::after {
        content: '';
        flex: 1 1 1.5rem;
        border-bottom: 4px dotted;
      }
    }
    p + p {
      margin-top: 0.2rem;
      font-size: 0.95rem;
    }
  }
  .end {
    margin-top: 0.9rem;
    padding: 0.7rem 0 0 1rem;
    border-top: 4px dotted;
    line-height: 1.35;
  }
`;

const tools = css`
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.9rem 1.1rem;
    max-width: none;
  }
  .ways a,
  .back a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 700;
  }
  .ways button,
  .compare button,
  .said button {
    ${buttonStyle};
  }
  label {
    display: grid;
    gap: 0.35rem;
    font-weight: 700;
  }
  input {
    width: 100%;
    min-height: 3rem;
    padding: 0.6rem 0.75rem;
    border: ${rule};
    background: var(--ground);
    color: var(--text);
    font-weight: 400;
    text-overflow: ellipsis;
  }
  .share,
  .compare {
    display: grid;
    gap: 0.9rem;
    justify-items: start;
    max-width: 46rem;
    input,
    label {
      width: 100%;
    }
  }
  .share svg {
    width: min(100%, 30rem);
    forced-color-adjust: none;
  }
  .share p:empty,
  .compare p:empty {
    display: none;
  }
  .from-link {
    ${halftoneEdge};
    --block: var(--second);
    padding: 1.25rem 1.25rem 1rem;
    margin-bottom: 1.5rem;
    background: var(--second);
    color: var(--ink);
    button {
      border-color: var(--ink);
      box-shadow: 5px 5px 0 var(--ink);
    }
    @media (forced-colors: active) {
      border: 3px solid;
    }
  }
`;

export const styles = css`
  > div {
    display: grid;
    gap: 2.5rem;
  }
  form:not([class]) {
    display: grid;
    gap: 1.5rem;
  }
  .days {
    ${dayColumns};
    align-items: start;
    ${media.desktop} {
      grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr));
    }
    > section {
      ${dayHeading};
      max-width: 46rem;
    }
  }
  ol {
    display: grid;
    gap: 0.5rem;
    padding-top: 0.75rem;
  }
  ${unseen};
  ${stub};
  [name][value]:not(input) {
    min-height: 2.75rem;
    margin-right: 1.1rem;
    &:last-child {
      margin-right: 0;
    }
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.95rem;
    ${underline('3px')};
    cursor: pointer;
    i {
      ${visuallyHidden};
    }
  }
  ${clash};
  ${gap};
  .sum {
    max-width: none;
    font: 900 1.25rem/1.2 ${woodType};
    font-stretch: 80%;
    text-transform: uppercase;
  }
  .unknown {
    display: grid;
    gap: 0.5rem;
  }
  ${tools};
  .compared {
    ${dayHeading};
    ol {
      ${media.tablet} {
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem 1.5rem;
      }
    }
    [data-whose='mine'] {
      margin-right: 0.75rem;
      ${media.tablet} {
        grid-column: 1;
        margin: 0;
      }
    }
    [data-whose='theirs'] {
      margin-left: 0.75rem;
      ${media.tablet} {
        grid-column: 2;
        margin: 0;
      }
    }
    [data-whose='both'] {
      border-width: 6px;
      ${media.tablet} {
        grid-column: 1 / -1;
      }
    }
    .gap,
    .meet {
      grid-column: 1 / -1;
    }
  }
  .meet {
    padding: 0.7rem 1rem;
    background: var(--text);
    color: var(--ground);
    font-weight: 700;
  }
  /* What has been done, and the way back, in view wherever it was done. */
  .said {
    position: sticky;
    z-index: 2;
    bottom: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    line-height: 1.3;
    &:has(button) {
      padding: 0.6rem 1.1rem 0.85rem 1rem;
      border: ${rule};
      background: var(--ground);
      font-weight: 700;
    }
  }
  @media print {
    > div,
    form:not([class]) {
      display: block;
    }
    .share,
    .back,
    .compare,
    .said,
    .from-link,
    .sum,
    .unknown {
      display: none;
    }
    .days > section {
      max-width: none;
    }
    .days > section + section,
    .compared + .compared {
      break-before: page;
    }
    ol {
      gap: 2pt;
      padding-top: 4pt;
    }
    .stub {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      border-width: 1pt;
      font-size: 10pt;
      > div,
      > p {
        padding: 2pt 5pt;
      }
      > div {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 8pt;
      }
      > p {
        border-right-width: 1pt;
        font-size: 11pt;
        span {
          display: inline;
          font-size: 8pt;
        }
      }
      h3 {
        font-size: 11pt;
      }
    }
    .clash {
      margin: 0;
      padding: 2pt 6pt;
      border: 3pt double;
      background: none;
      color: inherit;
      mask: none;
      font-size: 9.5pt;
      strong,
      b {
        display: inline;
        font-size: 9.5pt;
      }
    }
    .gap,
    .end {
      margin: 0;
      padding: 1pt 0 1pt 6pt;
      font-size: 9.5pt;
      p:nth-child(n) {
        display: inline;
        max-width: none;
        font-size: 9.5pt;
        &::after {
          content: ' ';
        }
      }
    }
  }
`;

/** What has the focus is scrolled out from under what was said. */
export const pageStyles = [
  css`
    :root:has(.said button) {
      scroll-padding-bottom: 7rem;
    }
  `,
];
