import { css } from '@emotion/react';
import type { Place } from '../../data/programme/model.ts';

const label = css`
  justify-self: start;
  padding: 0.1rem 0.6rem;
  border: 3px solid var(--text);
  font-weight: 700;
`;

/* Places with an ink of their own are filled with it, the others have an outline. */
const inked = (ink: NonNullable<Place['ink']>) => css`
  border-color: var(--${ink});
  background: var(--${ink});
  color: var(--ink);
`;

/** A place's name in its ink. */
export const PlaceName = ({ name, ink }: Pick<Place, 'name' | 'ink'>) => (
  <small css={[label, ink && inked(ink)]}>{name}</small>
);
