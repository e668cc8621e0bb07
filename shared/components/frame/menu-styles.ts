import { css } from '@emotion/react';
import { silentContent, underline, withoutMarker } from '../../look/decorations.ts';
import { headerHeight, media, rule } from '../../look/tokens.ts';

/** One list has two layouts: a popover over small screens, and a row in the header of wide ones. */
export const menuStyle = css`
  position: fixed;
  --edge: var(--text);
  inset: ${headerHeight} 0 0;
  width: 100%;
  height: auto;
  display: block;
  flex-direction: column;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--ground);
  color: inherit;
  font-size: 1.5rem;
  white-space: normal;
  ${media.sheet} {
    display: none;
    &:popover-open {
      display: flex;
    }
    /* Without support for popovers, the menu shows while it or its button is hovered or focused. */
    @supports not selector(:popover-open) {
      button:hover + &,
      button:focus + &,
      &:hover {
        display: flex;
      }
      /* This rule stands alone: browsers that do not know the selector drop the whole rule. */
      &:focus-within {
        display: flex;
      }
    }
  }
  > ul {
    padding: 0.25rem 1rem 0;
  }
  > ul > li + li {
    border-top: ${rule};
  }
  li a,
  summary {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    text-decoration: none;
    @media (max-height: 45em) {
      min-height: 2.5rem;
    }
  }
  summary {
    ${withoutMarker};
    justify-content: space-between;
    /* The sign is a plus, or a minus when the group is open. */
    &::after {
      content: '';
      flex: none;
      width: 18px;
      height: 18px;
      background:
        linear-gradient(currentcolor 0 0) center / 100% 4px no-repeat,
        linear-gradient(currentcolor 0 0) center / 4px 100% no-repeat;
    }
  }
  details[open] > summary::after {
    background-size:
      100% 4px,
      0;
  }
  /* A group's list follows its details element, because not every
     browser shows the inside of a closed one on hover. */
  details:not([open]) + ul {
    display: none;
  }
  /* A group's entries are printed on its section's ink. */
  details + ul {
    --text: var(--ink);
    --ground: var(--first);
    margin-inline: -1rem;
    padding: 0.5rem 1rem;
    border: solid var(--edge);
    border-width: 3px 0 0;
    background: var(--first);
    color: var(--text);
    a {
      min-height: 2.75rem;
      font-size: 1.125rem;
    }
    [aria-current] > span {
      text-decoration-color: var(--text);
    }
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
    /* The entries share this width, or less where the bar has less. */
    flex: 0 1 37.9rem;
    width: auto;
    min-width: max-content;
    overflow: visible;
    font-size: inherit;
    white-space: inherit;
    background: none;
    > div {
      display: none;
    }
    > ul {
      display: flex;
      justify-content: space-between;
      gap: 0.4rem;
      padding: 0;
    }
    > ul > li:nth-child(n) {
      position: relative;
      display: flex;
      align-items: center;
      height: calc(${headerHeight} - 3px);
      border: 0;
    }
    li a,
    summary {
      min-height: 2.75rem;
    }
    summary::after,
    details[open] > summary::after {
      ${silentContent('▾')};
      width: auto;
      height: auto;
      background: none;
      margin-left: 0.3em;
    }
    [aria-current='page']::before {
      content: none;
    }
    details + ul {
      position: absolute;
      inset: 100% auto auto -1rem;
      min-width: 15rem;
      margin: 0;
      padding: 0.5rem 0;
      border-width: 3px;
      box-shadow: 6px 6px 0 var(--second);
      a {
        padding-inline: 1rem;
        font-size: 1.1rem;
      }
    }
    ${media.hover} {
      li:hover > ul {
        display: block;
      }
      details + ul a:hover {
        background: var(--ink);
        color: var(--first);
      }
    }
  }
`;
