import { css } from '@emotion/react';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';

const row = css`
  && {
    padding-right: 3.5rem;
  }
`;

/* Elements above the link, which is as large as the row. */
const atTheEnd = css`
  position: absolute;
  inset: calc(50% - 1.375rem) 0 auto auto;
`;

interface ActRowProps {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** The act's genre, and its times. */
  readonly about: string;
  readonly isHidden: boolean;
  readonly marks: readonly SetMark[];
  readonly star?: StarProps | undefined;
}

/** An act in a line-up that is too long for cards. The whole row is the link. */
export function ActRow({ id, name, href, about, isHidden, marks, star }: ActRowProps) {
  const isCancelled = marks.length > 0 && marks.every(({ cancelled }) => cancelled);
  return (
    <li id={id} hidden={isHidden} css={row}>
      <a href={href} translate="no">
        {isCancelled ? <s>{name}</s> : name}
      </a>{' '}
      <p>
        {about}
        {marks.map((mark) => (
          <ChangeMark key={mark.set} {...mark} text={mark.news ?? mark.text} />
        ))}
      </p>
      {star && (
        <div css={atTheEnd}>
          <Star {...star} />
        </div>
      )}
    </li>
  );
}
