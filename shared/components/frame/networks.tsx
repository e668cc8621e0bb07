import { css } from '@emotion/react';
import { rule, wrapping } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { Island } from '../controls/island.tsx';
import { usePageContext } from './page-context.tsx';
import { socialIcon } from './social-icons.ts';
import { inkedOnHover } from '../../look/surfaces.ts';

const icons = css`
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
      <ul css={icons}>
        {festival.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="me noopener">
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={socialIcon(network)} fill="currentColor" fillRule="evenodd" />
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
