import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import { placeLabel } from '../../look/surfaces.ts';
import type { Place } from '../../model/grounds.ts';
import { isOnGrounds } from '../../rules/programme/on-grounds.ts';

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
    <small css={[placeLabel, ink && inked(ink)]} translate="no">
      {href ? <a href={href}>{name}</a> : name}
    </small>
  );
};
