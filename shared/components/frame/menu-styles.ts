import { css } from '@emotion/react';
import { silentContent, underline } from '../../look/decorations.ts';
import { headerHeight, media, rule } from '../../look/tokens.ts';

/** One list, two layouts: a popover that covers small screens; on wide ones a row in the header, always displayed. */
export const menuStyles = css`
  position: fixed;
  inset: ${headerHeight} 0 0;
  width: 100%;
  height: auto;
  margin: 0;
  padding: 1rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--ground);
  color: inherit;
  font-size: 1.5rem;
  white-space: normal;
  &:not(:popover-open) {
    display: none;
  }
  /* Without support for popovers, the menu shows while it or its button is hovered or focused. */
  @supports not selector(:popover-open) {
    &:not(button:is(:hover, :focus) + &, :hover, :focus-within) {
      display: none;
    }
  }
  > ul > li {
    border-bottom: ${rule};
  }
  a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    text-decoration: none;
  }
  summary {
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      ${silentContent('+')};
    }
  }
  details[open] > summary::after {
    ${silentContent('−')};
  }
  /* A group's list follows its details element: inside a closed one, hover could not show it in every browser. */
  details:not([open]) + ul {
    display: none;
  }
  li a {
    justify-content: flex-start;
  }
  details + ul a {
    min-height: 2.75rem;
    padding-left: 1rem;
    font-size: 1.125rem;
  }
  [aria-current] > span {
    ${underline('0.25em')};
    text-underline-offset: 0.3em;
  }
  [aria-current='page']::before {
    ${silentContent('→')};
    margin-right: 0.4em;
  }

  ${media.bar} {
    position: static;
    flex: 0 1 38.5rem;
    width: auto;
    min-width: max-content;
    padding: 0;
    overflow: visible;
    font-size: inherit;
    white-space: inherit;
    background: none;
    &&& {
      display: block;
    }
    > ul {
      display: flex;
      justify-content: space-between;
      gap: 0.4rem;
    }
    > ul > li {
      position: relative;
      display: flex;
      align-items: center;
      height: calc(${headerHeight} - 3px);
      border: 0;
    }
    a,
    summary {
      min-height: 2.75rem;
    }
    summary::after,
    details[open] > summary::after {
      ${silentContent('▾')};
      margin-left: 0.3em;
    }
    [aria-current='page']::before {
      content: none;
    }
    details + ul {
      position: absolute;
      top: 100%;
      left: -1rem;
      min-width: 15rem;
      padding: 0.5rem 0;
      border: ${rule};
      background: var(--ground);
      box-shadow: 6px 6px 0 var(--first);
    }
    details + ul a {
      min-height: 2.5rem;
      padding-inline: 1rem;
      font-size: 0.95rem;
    }
    ${media.hover} {
      li:hover > ul {
        display: block;
      }
      details + ul a:hover {
        background: var(--first);
        color: var(--ink);
      }
    }
  }
`;
