import { css } from '@emotion/react';
import type { Download } from '../../model/text-blocks.ts';
import { silently, overlay } from '../../look/decorations.ts';
import { sideBySide, pictureSizes } from '../../look/measures.ts';
import { capitals, notOnPaper, surface, rule, fontSize } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { Picture } from './picture.tsx';

/* A strip of numbered proofs. A click anywhere on one downloads it. */
const strip = css`
  padding: 1.25rem 1rem;
  ${surface.ink};
  border: ${rule};
  ${notOnPaper};
  ul {
    counter-reset: proof;
    ${sideBySide};
    gap: 1.25rem 1rem;
  }
  li {
    counter-increment: proof;
    position: relative;
  }
  img {
    aspect-ratio: 3 / 2;
    margin-bottom: 0.75rem;
  }
  a {
    ${capitals(`${fontSize.name}/1.1`, 75)};
    &::before {
      ${silently("counter(proof) ' '")};
      color: var(--second);
    }
    &::after {
      ${overlay('0')};
    }
  }
`;

/** Pictures to download, in the format that every program reads. */
export function Proofs({ of }: { readonly of: readonly Download[] }) {
  const context = usePageContext();
  return (
    <div css={strip}>
      <ul>
        {of.map(({ name, picture }) => (
          <li key={picture}>
            <Picture id={picture} sizes={pictureSizes.proof} />{' '}
            <a href={context.asset(context.prints.jpegOf(picture))} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
