import { css } from '@emotion/react';
import type { artistPage, ArtistProfile } from '../../data/programme/profiles.ts';
import { playerUrl } from '../../rules/streaming.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { rule } from '../../look/tokens.ts';

const player = css`
  border: ${rule};
  summary {
    padding: 0.85rem 1rem;
    font-weight: 700;
  }
  > a {
    margin: 0.5rem 1rem 1.25rem;
  }
  iframe {
    display: block;
    width: 100%;
    height: 352px;
    border: 0;
    /* An empty frame in a page's night scheme would be painted white. */
    color-scheme: light;
  }
  > iframe,
  > noscript {
    border-top: ${rule};
  }
  @media print {
    display: none;
  }
`;

/** An empty frame is transparent: the words behind it are seen until something is loaded. */
const waiting = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  p {
    place-self: center;
    padding: 1rem;
    text-align: center;
  }
`;

interface StreamingPlayerProps extends Pick<ArtistProfile, 'name' | 'spotify'> {
  readonly wording: typeof artistPage;
}

/**
 * The streaming service's player (specification, section 2), which contacts the service only when a visitor asks.
 * A closed `<details>` with a lazy frame does not do that: without scripting, browsers load lazy frames at once.
 * So `client/player.ts` takes the frame out of the template when the player is opened; without scripting there is
 * an empty frame, and a link that loads it. Where only the script is missing, the link opens the player by itself.
 */
export const StreamingPlayer = ({ name, spotify, wording: copy }: StreamingPlayerProps) => {
  const address = playerUrl(spotify);
  const title = `${name}: ${copy.listen}`;
  // With its origin: by default only the frame's `src` would get the permission, and one frame has none.
  const allow = `encrypted-media ${new URL(address).origin}`;
  return (
    <details css={player}>
      <summary>{copy.playerSummary}</summary>
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
      <noscript css={waiting}>
        <p>{copy.playerPlace}</p>
        {/* Without a sandbox: browsers warn of one that lets an empty frame, which is the page's own, run scripts. */}
        <iframe name="player" title={title} allow={allow} />
      </noscript>
    </details>
  );
};
