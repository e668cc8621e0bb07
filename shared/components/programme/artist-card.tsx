import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { pictureSizes } from '../../look/measures.ts';
import { pressableCard } from '../../look/surfaces.ts';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { ActPicture } from '../pictures/act-picture.tsx';
import { WoodType } from '../type/wood-type.tsx';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { fontSize, rule } from '../../look/tokens.ts';

const card = css`
  ${pressableCard};
  grid-template-rows: auto 1fr;
  img {
    aspect-ratio: 4 / 5;
  }
  > div {
    padding: 0.9rem 0.85rem;
  }
  h2,
  h3 {
    font-size: 1em;
  }
  p {
    font-size: ${fontSize.label};
    margin-top: 0.6rem;
    line-height: 1.25;
    display: grid;
    &[data-marked] {
      padding-bottom: 2.25rem;
    }
  }
`;

/* The words stand beside the portrait. */
const wide = css`
  @media (min-width: 22.01em) {
    grid-template: auto / repeat(2, minmax(0, 1fr));
    > div {
      align-content: center;
      border: 0;
      border-left: ${rule};
    }
  }
`;

/* Marks stand in the caption's corner, so that the portrait is whole. */
const corner = css`
  && {
    position: absolute;
    inset: auto 0 0 auto;
  }
`;

interface ArtistCardProps extends Pick<ComponentProps<typeof ActPicture>, 'name' | 'picture' | 'ink'> {
  readonly genre: string;
  readonly href: string;
  readonly heading: 'h2' | 'h3';
  readonly day?: string;
  readonly marks?: readonly SetMark[];
  readonly star?: StarProps;
  readonly eager?: boolean;
  readonly beside?: boolean;
  /** Whether the print moves to the act's page when that is opened, and back. */
  readonly moves?: boolean;
}

/** An act's card: portrait, name, genre. The whole card is the link. */
export function ArtistCard({ name, heading: Heading, marks = [], star, ...act }: ArtistCardProps) {
  const woodType = act.beside ? (
    <WoodType text={name} longest={9} ems={4} />
  ) : (
    <WoodType text={name} longest={16} ems={5.9} even />
  );
  const isCancelled = marks.length > 0 && marks.every(({ cancelled }) => cancelled);
  return (
    <article css={[card, act.beside && wide]}>
      <ActPicture
        name={name}
        picture={act.picture}
        ink={act.ink}
        sizes={act.beside ? pictureSizes.besideName : pictureSizes.card}
        eager={act.eager ?? false}
        {...(act.moves !== false && { act: name })}
      />
      <div>
        <Heading translate="no">
          <a href={act.href}>{isCancelled ? <s>{woodType}</s> : woodType}</a>
        </Heading>
        <p data-marked={(star && marks.length > 0) || undefined}>
          <span>{act.genre}</span> {act.day && <strong>{act.day}</strong>}
          {marks.map((mark) => (
            <ChangeMark key={mark.set} {...mark} text={mark.news ?? mark.text} />
          ))}
        </p>
      </div>
      {star && <Star {...star} css={corner} />}
    </article>
  );
}

const row = css`
  && {
    padding-right: 3.5rem;
  }
`;

const atTheEnd = css`
  position: absolute;
  inset: calc(50% - 1.375rem) 0 auto auto;
`;

interface ActRowProps {
  readonly id: string;
  readonly name: string;
  readonly href: string;
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
