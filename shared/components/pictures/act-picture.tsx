import { css } from '@emotion/react';
import { Fragment, type ComponentProps } from 'react';
import type { Artist } from '../../model/artists.ts';
import { inForcedColors, surface } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { Picture } from './picture.tsx';

const namePrint = css`
  display: grid;
  align-content: space-evenly;
  aspect-ratio: 4 / 5;
  padding: 4% 6% 0;
  overflow: clip;
  ${surface.first};
  user-select: none;
  ${inForcedColors('border: 3px solid')};
`;

const inSecond = css`
  background: var(--second);
`;

/** The number of lines that fill it: a short name is repeated. */
const LINES = 4;

interface ActPictureProps
  extends Pick<Artist, 'name' | 'picture'>, Omit<ComponentProps<typeof Picture>, 'id'> {
  readonly ink?: 'first' | 'second' | undefined;
}

/** An act's portrait. Without one, its name on a block of ink; the page repeats it as text. */
export const ActPicture = ({ name, picture, ink = 'first', ...print }: ActPictureProps) =>
  picture ? (
    <Picture id={picture} {...print} />
  ) : (
    <span css={[namePrint, ink === 'second' && inSecond]} aria-hidden="true">
      {Array.from({ length: Math.max(1, LINES - name.split(/\s+/).length) }, (_, index) => (
        <Fragment key={index}>
          <WoodType text={name} longest={8} ems={3.2} />{' '}
        </Fragment>
      ))}
    </span>
  );
