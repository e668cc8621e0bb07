import { css } from '@emotion/react';
import { usePageContext } from '../frame/page-context.tsx';
import { overlay, visuallyHidden } from '../../look/decorations.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { surface } from '../../look/tokens.ts';

/* Above the link that covers a card. Its target is higher than its ink. */
const chip = css`
  position: relative;
  z-index: 1;
  display: inline-block;
  justify-self: start;
  padding: 0.15rem 0.6rem;
  ${surface.text};
  font:
    700 0.95rem/1.3 Atkinson,
    sans-serif;
  --underline: currentcolor;
  &::before {
    ${overlay('-0.5rem 0')};
  }
  @media print, (forced-colors: active) {
    border: 2px solid;
  }
`;

interface ChangeMarkProps extends Omit<SetMark, 'title'> {
  /** The set's name before the mark, where it is unclear which set is meant. */
  readonly named?: string;
  /** The set's name for screen readers, where only links are listed. */
  readonly title?: string;
}

/** A difference from the announced programme, as a link to the reason. */
export const ChangeMark = ({ set, text, named, title }: ChangeMarkProps) => {
  const { changePath } = usePageContext().addresses;
  return (
    <a href={changePath(set)} css={chip}>
      {named ? `${named}: ${text}` : text}
      {title && !named && <span css={visuallyHidden}>{`: ${title}`}</span>}
    </a>
  );
};
