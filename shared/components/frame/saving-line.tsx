import { css } from '@emotion/react';
import { hrefOf } from '../../addressing/paths.ts';
import { measure } from '../../look/measures.ts';
import { notOnPaper } from '../../look/paper-styles.ts';
import { rule } from '../../look/tokens.ts';
import { usePageContext } from './page-context.tsx';

/* It stands in the space above the footer, so that nothing moves when it is filled. */
const line = css`
  ${measure};
  ${notOnPaper};
  max-width: none;
  height: 4rem;
  margin-bottom: -4rem;
  > button {
    border: ${rule};
    background: none;
    margin-top: 0.75rem;
    cursor: pointer;
  }
  > * {
    display: inline-block;
    padding-block: 0.7rem;
    line-height: 1.35;
  }
`;

/** What `client/saving.ts` fills: that the pages are saved on the device, or a button that saves them. */
export function SavingLine() {
  const { offer, failed, done } = usePageContext().wording.saving;
  return (
    <p css={line} data-saving>
      <button type="button" hidden data-failed={failed}>
        {offer}
      </button>
      <a href={hrefOf('offline')} hidden>
        {done}
      </a>
    </p>
  );
}
