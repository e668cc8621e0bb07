import type { ReactNode } from 'react';
import { css, Global } from '@emotion/react';
import { usePageContext } from '../frame/page-context.tsx';
import { PicksContext, type Starred, PickInputs } from './picks-context.tsx';
import { capitals, media, notOnPaper, surface, wrapping, fontSize } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/decorations.ts';
import { countOfPicks } from '../../rules/my-line-up/star-words.ts';
import { isEmpty } from '../../rules/my-line-up/picks.ts';

/* The count stays at the window's foot while the content is in view, and then below it, in room reserved
   within the footer's margin. On low screens it would cover too much. */
const count = css`
  ${notOnPaper};
  position: sticky;
  z-index: 2;
  bottom: env(safe-area-inset-bottom);
  ${wrapping('0')};
  align-content: end;
  width: fit-content;
  min-height: 3.5rem;
  margin: 1.5rem max(1rem, 50% - 38rem) -3.5rem auto;
  ${capitals(`${fontSize.label}/1.1`, 68)};
  > :not(:empty) {
    display: grid;
    place-content: center;
    min-height: 3.25rem;
    padding: 0.4rem 0.7rem;
    border: 3px solid var(--text);
    ${surface.text};
  }
  > button {
    border-left-color: var(--ground);
    cursor: pointer;
  }
  i {
    ${visuallyHidden};
  }
  @media (max-width: 22em) {
    min-height: 7rem;
  }
  ${media.low} {
    position: static;
  }
`;

/* A focused element is scrolled above the count. */
const roomAbove = css`
  @media (min-height: 30em) {
    :root {
      scroll-padding-bottom: 8rem;
    }
  }
`;

interface WithStarsProps {
  readonly starred: Starred;
  readonly children: ReactNode;
}

/**
 * Wraps the content of a page with stars. The form before it requests the same view with the picks so far;
 * the line after it counts the picks and links to them.
 */
export function WithStars({ starred, children }: WithStarsProps) {
  const { myLineUpPath } = usePageContext().addresses;
  const { here, picks, words } = starred;
  const none = isEmpty(picks);
  const data = Object.fromEntries(
    Object.entries(words).map(([name, text]) => [`data-${name.replace(/[A-Z]/, '-$&').toLowerCase()}`, text]),
  );
  return (
    <PicksContext value={starred}>
      <form id="stars" hidden {...data}>
        {Array.from(new URLSearchParams(here.split('?')[1]), ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PickInputs />
      </form>
      {children}
      <div css={count} id="picks">
        <Global styles={roomAbove} />
        <p>{none ? '' : countOfPicks(picks, words)}</p>
        <a href={myLineUpPath(picks)} hidden={none}>
          {!none && words.link}
        </a>
      </div>
    </PicksContext>
  );
}
