import { css } from '@emotion/react';
import { rule, wrapping } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { Island } from '../controls/island.tsx';
import { usePageContext } from './page-context.tsx';
import { inkedOnHover } from '../../look/surfaces.ts';

/** The social networks' icons: one SVG path each, in a square of 24 units. */
const drawings: Readonly<Record<string, string>> = {
  Instagram: 'M3 3h18v18H3zM6 6v12h12V6zm6 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm3.6-1.6h1.8v1.8h-1.8z',
  Facebook: 'M14 22v-8h3l.6-4H14V8c0-1.3.6-2 2-2h1.8V2.5C17 2.2 16 2 15 2c-3.3 0-5 2-5 5v3H7v4h3v8z',
  Bluesky:
    'M12 10.5C10.5 7.5 6.5 4 3.5 3 2 3 2 4.5 2 6c0 2 .8 6 2 7 1.3 1 3 .9 4.5.7-3.5.7-5 2.8-3 5.3 2.5 2.5 5 1 6.5-3 1.5 4 4 5.5 6.5 3 2-2.5.5-4.6-3-5.3 1.5.2 3.2.3 4.5-.7 1.2-1 2-5 2-7 0-1.5 0-3-1.5-3-3 1-7 4.5-8.5 7.5z',
  YouTube: 'M1 4h22v16H1zm9 4v8l6-4z',
};

/** For every other network: two links of a chain. */
const chain =
  'M10 7H7a5 5 0 0 0 0 10h3v-2H7a3 3 0 0 1 0-6h3zm4 0v2h3a3 3 0 0 1 0 6h-3v2h3a5 5 0 0 0 0-10zM8 11h8v2H8z';

const row = css`
  ${wrapping('0.5rem')};
  a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: ${rule};
    ${inkedOnHover};
  }
`;

export function Networks() {
  const { festival, wording } = usePageContext();
  return (
    <nav aria-labelledby="networks">
      <h2 id="networks" css={visuallyHidden}>
        {wording.footer.headings.social}
      </h2>
      <ul css={row}>
        {festival.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="me noopener">
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={drawings[network] ?? chain} fill="currentColor" fillRule="evenodd" />
              </svg>
              <span css={visuallyHidden}>{network}</span>
            </a>
          </li>
        ))}
      </ul>
      <Island name="tooltips" when="interaction" props={{}} />
    </nav>
  );
}
