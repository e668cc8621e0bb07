/** What every component may read of the page being rendered, so that it need not be passed down as props. */
import { createContext, useContext } from 'react';
import type { Navigation, NavItem } from '../../addressing/navigation.ts';
import type { festival } from '../../data/festival.ts';
import type { seasonWording } from '../../data/wording/season-wording.ts';
import type { frame } from '../../data/wording/frame.ts';
import type { Page } from '../../page.ts';
import type { Year } from '../../rules/calendar/year.ts';

interface PageContextValue {
  readonly asset: (file: string) => string;
  /** Scheme and host of absolute URLs. */
  readonly origin: string;
  readonly navigation: Navigation;
  readonly savedPages: readonly NavItem[];
  /** Whether the operator lets them be saved. */
  readonly serviceWorker: boolean;
  readonly page: Page;
  readonly year: Year;
  readonly festival: typeof festival;
  readonly wording: typeof frame;
  readonly season: typeof seasonWording;
  readonly notices: readonly string[];
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** @throws {Error} when no PageContext is above the component */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePageContext needs a PageContext above it');
  return value;
}
