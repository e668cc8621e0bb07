import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Artist } from '../../model/artists.ts';
import { inForcedColors, on } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { Picture } from './picture.tsx';

const namePrint = css`
  display: grid;
  align-content: center;
  aspect-ratio: 4 / 5;
  padding: 6%;
  overflow: clip;
  ${on.first};
  user-select: none;
  ${inForcedColors('border: 3px solid')};
`;

const inSecond = css`
  background: var(--second);
`;

interface ActPictureProps
  extends Pick<Artist, 'name' | 'picture'>, Omit<ComponentProps<typeof Picture>, 'id'> {
  /** Of its day. */
  readonly ink?: 'first' | 'second' | undefined;
}

/** An act's portrait. Without one, its name on a block of its day's ink, which the page around it says in text. */
export const ActPicture = ({ name, picture, ink = 'first', ...print }: ActPictureProps) =>
  picture ? (
    <Picture id={picture} {...print} />
  ) : (
    <div css={[namePrint, ink === 'second' && inSecond]} aria-hidden="true">
      <WoodType text={name} longest={8} ems={3.2} />
    </div>
  );
