/** Values of the page being rendered, which every component may read instead of getting them as props. */
import type { Texts } from '../../wording/texts.ts';
import { createContext, useContext } from 'react';
import type { Addresses } from '../../addressing/addresses.ts';
import type { createNavigation, Navigation, NavItem } from '../../addressing/navigation.ts';
import type { Edition } from '../../model/festival.ts';
import type { Page } from '../../page.ts';
import type { Prints } from '../../rules/pictures/prints.ts';
import type { Year } from '../../rules/calendar/year.ts';

export interface PageContextValue {
  readonly asset: (file: string) => string;
  /** Scheme and host of absolute URLs. */
  readonly origin: string;
  readonly addresses: Addresses;
  readonly prints: Prints;
  readonly navigation: Navigation;
  readonly currentIn: ReturnType<typeof createNavigation>['currentIn'];
  readonly savedPages: readonly NavItem[];
  /** Whether the operator allows pages to be saved. */
  readonly serviceWorker: boolean;
  readonly page: Page;
  readonly year: Year;
  readonly edition: Edition;
  /** Finds the names of acts and places in a text. */
  readonly namesPattern: RegExp | undefined;
  /** The festival's logo, as a path in a square of 64 units. */
  readonly logo: string;
  readonly wording: Texts['frame'];
  readonly season: Texts['seasonWording'];
  readonly notices: readonly string[];
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** @throws {Error} when no PageContext is above the component */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePageContext needs a PageContext above it');
  return value;
}
