import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import { visuallyHidden } from '../../look/decorations.ts';
import { usePicksInAddress } from '../my-line-up/picks-context.tsx';
import { Island } from './island.tsx';

/* A panel that only the browser's own search finds takes no room. Print has every panel. */
const panel = css`
  &[hidden='until-found'] {
    position: absolute;
  }
  @media print {
    && {
      position: static;
      display: block !important;
      content-visibility: visible;
    }
  }
  /* On a screen, the tab above has the same text. */
  @media screen {
    > h2:first-child {
      ${visuallyHidden};
    }
  }
`;

const onNewPage = css`
  break-before: page;
`;

interface TabbedProps {
  readonly label: string;
  readonly page: string;
  readonly param: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly panel: ReactNode }[];
  readonly current: string;
  /** All panels are printed on one page; otherwise each has its own. */
  readonly isOnePage?: boolean;
}

/** Tabs and their panels: the document has all panels, and shows the current one. */
export function Tabbed({ label, page, param, tabs, current, isOnePage }: TabbedProps) {
  const { viewPath } = usePageContext().addresses;
  const carried = usePicksInAddress();
  const first = tabs[0]?.id ?? '';
  const links = tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    href: carried(viewPath(page, param, tab.id, first)),
  }));
  return (
    <>
      <Island
        name="tabs"
        when="approach"
        handles="[data-island=tabs] a"
        props={{ label, current, tabs: links }}
      />
      {tabs.map(({ id, label: heading, panel: content }, index) => (
        <section
          key={id}
          id={id}
          data-panel
          css={[panel, index > 0 && !isOnePage && onNewPage]}
          hidden={id !== current}
          aria-labelledby={`${id}-heading`}
        >
          <h2 id={`${id}-heading`}>{heading}</h2>
          {content}
        </section>
      ))}
    </>
  );
}
