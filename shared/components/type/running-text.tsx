import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import type { Text, TextLink } from '../../model/text-blocks.ts';
import { textInSeason } from '../../rules/calendar/settled.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { silently, visuallyHidden } from '../../look/decorations.ts';
import { notInIosApp } from '../../look/not-in-ios-app.ts';
import { capitals, lineLength, unbroken } from '../../look/tokens.ts';
import { PageLink } from './page-link.tsx';
import { WithNames } from './with-names.tsx';

const arrow = css`
  display: inline;
  width: 0.55em;
  margin-left: 0.2em;
  vertical-align: 0.15em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
`;

/** A link to another website, with an arrow. Screen readers say that it leaves this one. */
function OutsideLink({ to, text }: TextLink) {
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return (
    <a href={to} rel="noopener">
      {text.slice(0, -lastWord.length)}
      {/* The arrow does not break from the last word. */}
      <span css={unbroken}>
        {lastWord}
        <svg viewBox="0 0 10 10" aria-hidden="true" css={arrow}>
          <path d="M1 9 9 1M2 1h7v7" />
        </svg>
      </span>
      <span css={visuallyHidden}> {usePageContext().wording.outsideLink}</span>
    </a>
  );
}

/** A short link with a hyphen, such as “line-up”, does not break. */
const isUnbroken = (text: string): boolean => /^.{1,9}-.{1,9}$/.test(text);

/** A text with links, in its wording for the current point of the year. */
export function RunningText({ text }: { readonly text: Text }) {
  const current = textInSeason(text, usePageContext().year);
  if (typeof current === 'string') return <WithNames text={current} />;
  return current.map((piece, index) => {
    if (typeof piece === 'string') return <WithNames key={index} text={piece} />;
    if (piece.to.startsWith('https:')) return <OutsideLink key={piece.text} {...piece} />;
    return (
      <PageLink key={piece.text} to={piece.to} {...(isUnbroken(piece.text) && { css: unbroken })}>
        <WithNames text={piece.text} />
      </PageLink>
    );
  });
}

/** A paragraph with links. */
export const Paragraph = ({ text, ...attributes }: ComponentProps<'p'> & { readonly text: Text }) => (
  <p {...attributes}>
    <RunningText text={text} />
  </p>
);

/* Each step stands beside its number, two in a row where there is room. */
const steps = css`
  --least: max(22rem, 40%);
  counter-reset: step;
  > li {
    --number: clamp(4.5rem, 10vw, 9rem);
    position: relative;
    min-height: calc(0.8 * var(--number) + 0.6rem);
    padding-right: max(0px, 100% - 0.9 * var(--number) - ${lineLength});
    padding-left: calc(0.9 * var(--number));
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    &:has([href$='.atom']) {
      ${notInIosApp};
    }
    &::before {
      counter-increment: step;
      ${silently('counter(step)')};
      position: absolute;
      left: 0;
      ${capitals('1em/0.9')};
      font-size: var(--number);
    }
  }
`;

/** A list of texts with links, which is numbered if they are steps. */
export const TextList = ({
  items,
  as: List = 'ul',
}: {
  readonly items: readonly Text[];
  readonly as?: 'ul' | 'ol';
}) => (
  <List {...(List === 'ol' && { css: steps })}>
    {items.map((item, index) => (
      <li key={index}>
        <RunningText text={item} />
      </li>
    ))}
  </List>
);
