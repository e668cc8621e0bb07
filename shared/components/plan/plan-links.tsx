import { css } from '@emotion/react';
import { buttonStyle } from '../../look/surfaces.ts';
import { notOnPaper, wrapping } from '../../look/tokens.ts';

const row = css`
  ${notOnPaper};
  ${wrapping('0.75rem')};
  align-self: start;
  /* Two of one width side by side on most phones. */
  @media (max-width: 34em) {
    gap: 0.6rem;
    a {
      flex: 1 1 8.7rem;
      padding-inline: 0.3em;
      font-stretch: 78%;
    }
  }
`;

interface PlanLinksProps {
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

export const PlanLinks = ({ links }: PlanLinksProps) => (
  <p css={row}>
    {links.map(({ text, href }) => (
      <a key={href} href={href} css={buttonStyle}>
        {text}
      </a>
    ))}
  </p>
);
