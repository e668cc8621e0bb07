import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import type { ComponentProps } from 'react';
import { measure } from '../../look/measures.ts';
import { on, rule } from '../../look/tokens.ts';
import { PageLink } from '../type/page-link.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { PlayTimes } from './play-times.tsx';

/* A slip of the first ink, pasted across the top of the poster and not quite straight. */
const slip = css`
  position: relative;
  z-index: 1;
  margin: -1.3vw -1rem clamp(-1.25rem, -1.4vw, -0.5rem);
  padding: calc(1.3vw + 1rem) 1rem 0.9rem;
  rotate: -1.2deg;
  border: ${rule};
  ${on.first};
  > div {
    ${measure};
  }
  > div > p {
    max-width: none;
    margin-top: 0.75rem;
    font-weight: 700;
  }
  a {
    text-decoration-color: currentcolor;
  }
`;

const name = css`
  && {
    max-width: 44rem;
    margin: 0 0 0.75rem;
  }
`;

interface StandInNoteProps extends Omit<ComponentProps<typeof PlayTimes>, 'stars' | 'whose'> {
  /** The act that the address names. Sets and marks are its own. */
  readonly act: string;
  readonly copy: {
    /** Of the `{act}`. */
    readonly standIn: string;
    readonly whenTheyPlay: { readonly text: string; readonly to: string };
  };
}

/** Above another act's page: when and where the act plays, or that it does not, and that it has no page. */
export const StandInNote = ({ act, copy, ...playing }: StandInNoteProps) => (
  <div css={slip}>
    <div>
      <p css={name}>
        <WoodType text={act} longest={16} ems={6.2} />
      </p>
      <PlayTimes {...playing} />
      <p>
        {filled(copy.standIn, { act })}{' '}
        <PageLink to={copy.whenTheyPlay.to}>{copy.whenTheyPlay.text}</PageLink>
      </p>
    </div>
  </div>
);
