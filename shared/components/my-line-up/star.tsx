import { css } from '@emotion/react';
import { media, inForcedColors } from '../../look/tokens.ts';
import { actionTo, nextState, stateOf } from '../../rules/my-line-up/picks.ts';
import { starLabel } from '../../rules/my-line-up/star-words.ts';
import { useStarred } from './picks-context.tsx';

/** The shapes of a star for `clip-path`, by the visitor's pick. A hole leaves an outline or the left half. */
const outside = '50% 0,66% 32%,100% 36%,75% 62%,80% 96%,50% 80%,20% 96%,25% 62%,0 36%,34% 32%';
const rightHole = '50% 20%,60% 41%,80% 43%,65% 59%,68% 80%,50% 70%';
const cut = (hole: string): string => `polygon(evenodd,${outside},50% 0,${hole},50% 20%)`;

const starShapes = {
  none: cut(`${rightHole},32% 80%,35% 59%,20% 43%,40% 41%`),
  maybe: cut(rightHole),
  picked: `polygon(${outside})`,
} as const;

/* The states differ in shape as well as in ink. */
const starStyle = css`
  && {
    display: inline-grid;
    place-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background-color: var(--star, #0000);
    cursor: pointer;
  }
  &&::before {
    content: '';
    width: 1.9rem;
    height: 1.9rem;
    background: currentcolor;
    clip-path: ${starShapes.none};
    ${inForcedColors('background: canvastext')};
  }
  &&[data-state='picked'] {
    background-color: var(--first);
    color: var(--ink);
    &::before {
      clip-path: ${starShapes.picked};
    }
  }
  &&[data-state='maybe'] {
    box-shadow: inset 0 0 0 4px var(--first);
    &::before {
      clip-path: ${starShapes.maybe};
    }
  }
  ${media.hover} {
    &&:hover {
      box-shadow: inset 0 0 0 3px;
    }
  }
`;

export interface StarProps {
  readonly set: string;
  readonly title: string;
  /** The set is cancelled, so it can only be unpicked. */
  readonly cancelled?: boolean | undefined;
  /** Whether the row around the star has the id `set-…`. Otherwise the star has it. */
  readonly inRow?: boolean;
  readonly className?: string;
}

/**
 * A button that cycles a set through pick, maybe and none. One element stays throughout, because a replaced
 * one loses its click. Without JavaScript, its form asks for the page with the pick in the address.
 */
export function Star({ set, title, cancelled, inRow = false, className }: StarProps) {
  const starred = useStarred();
  if (!starred) return null;
  const { picks, words } = starred;
  const state = stateOf(picks, set);
  const next = cancelled ? 'none' : nextState(state);
  const id = `set-${set}`;
  return (
    <button
      css={starStyle}
      className={className}
      form="stars"
      formAction={`#${id}`}
      name={actionTo(next)}
      value={set}
      id={inRow ? undefined : id}
      aria-label={starLabel(title, words[cancelled ? 'cancelled' : state])}
      data-state={state === 'none' ? undefined : state}
      data-cancelled={cancelled ? '' : undefined}
      hidden={cancelled && state === 'none'}
    />
  );
}
