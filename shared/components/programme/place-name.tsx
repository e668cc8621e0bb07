import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import type { Place } from '../../model/grounds.ts';
import { isOnGrounds } from '../../rules/programme/on-grounds.ts';

const label = css`
  padding: 0.1rem 0.6rem;
  border: 3px solid var(--text);
  font-weight: 700;
  /* The link's target is larger than its letters, for thumbs. */
  a {
    display: block;
    margin: -0.5rem -0.6rem;
    padding: 0.5rem 0.6rem;
    --underline: currentcolor;
    text-decoration-thickness: 2px;
    @media print {
      display: inline;
      margin: 0;
      padding: 0;
      text-decoration-line: none;
    }
  }
`;

/** Places with an ink of their own are filled with it; the others have an outline. */
export const inked = (ink: NonNullable<Place['ink']>) => css`
  border-color: var(--${ink});
  background: var(--${ink});
  color: var(--ink);
`;

interface PlaceNameProps extends Pick<Place, 'name' | 'ink' | 'kind'> {
  readonly id: string;
}

/** A place's name in its ink. It links to the plan if the place is on the grounds. */
export const PlaceName = ({ id, name, ink, kind }: PlaceNameProps) => {
  const { placePath } = usePageContext().addresses;
  const href = isOnGrounds({ kind }) ? placePath(id) : undefined;
  return (
    <small css={[label, ink && inked(ink)]} translate="no">
      {href ? <a href={href}>{name}</a> : name}
    </small>
  );
};
