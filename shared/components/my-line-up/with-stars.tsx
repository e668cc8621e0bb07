import { usePageContext } from '../frame/page-context.tsx';
import type { ReactNode } from 'react';
import { PicksContext, type Starred, PickInputs } from './picks-context.tsx';
import { css, Global } from '@emotion/react';
import { capitals, media, notOnPaper, on, wrapping, size } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { countOfPicks } from '../../rules/my-line-up/star-words.ts';
import { isEmpty } from '../../rules/my-line-up/picks.ts';

/*
 * At the foot of the window as long as the page's content is in view, and then below it. Its room is kept from the
 * start, within the footer's margin. On low screens it would cover too much of the page.
 */
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
  ${capitals(`${size.label}/1.1`, 68)};
  > :not(:empty) {
    display: grid;
    place-content: center;
    min-height: 3.25rem;
    padding: 0.4rem 0.7rem;
    border: 3px solid var(--text);
    ${on.text};
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

/* What gets the focus is scrolled to above the count. */
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
 * Around the content of a page with stars. Before it is their form, which asks for the same view with what is picked so
 * far, and where the stars' script finds its words; after it, how much is picked, and the way to it.
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
