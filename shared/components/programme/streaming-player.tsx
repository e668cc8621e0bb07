import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import type { ArtistProfile } from '../../model/artists.ts';
import { playerUrl } from '../../rules/streaming.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { notOnPaper, rule } from '../../look/tokens.ts';

const player = css`
  border: ${rule};
  summary {
    padding: 0.85rem 1rem;
    font-weight: 700;
  }
  > a {
    margin: 0.5rem min(1rem, 5vw) 1.25rem;
  }
  iframe {
    display: block;
    width: 100%;
    height: 352px;
    border: 0;
    /* An iframe whose colour scheme differs from its document's gets a white background. */
    color-scheme: light;
  }
  > iframe,
  > noscript {
    border-top: ${rule};
  }
  ${notOnPaper};
`;

/** The text shows through the empty iframe until the player is loaded. */
const placeholder = css`
  display: grid;
  &::before,
  > * {
    grid-area: 1 / 1;
  }
  &::before {
    content: attr(data-place);
    place-self: center;
    padding: 1rem;
    text-align: center;
  }
`;

interface StreamingPlayerProps extends Pick<Required<ArtistProfile>, 'name' | 'spotify'> {
  readonly wording: Texts['artistPage'];
}

/**
 * The streaming service's player (specification, section 2). The service is contacted only once a
 * visitor opens it: `client/player.ts` then adds the iframe; without JavaScript a link loads it.
 */
export const StreamingPlayer = ({ name, spotify, wording: copy }: StreamingPlayerProps) => {
  const address = playerUrl(spotify);
  const title = `${name}: ${copy.listen}`;
  // By default the permission goes to the origin of the iframe's `src`. The iframe without JavaScript has no
  // `src`, so the origin is named.
  const allow = `encrypted-media ${new URL(address).origin}`;
  return (
    <details css={player}>
      <summary>{copy.playerSummary}</summary>{' '}
      <a href={address} target="player" css={buttonStyle}>
        {copy.playerLink}
      </a>
      <template>
        <iframe
          src={address}
          title={title}
          allow={allow}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </template>
      <noscript css={placeholder} data-place={copy.playerPlace}>
        {/* There is no sandbox: browsers warn about one that lets a
            same-origin frame, such as this empty one, run scripts. */}
        <iframe name="player" title={title} allow={allow} />
      </noscript>
    </details>
  );
};
