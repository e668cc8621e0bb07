/** What every component may know of the site it stands in: its build's files, its pages, the moment. */
import { createContext, useContext, type ReactNode } from 'react';
import type { festival } from '../../data/festival.ts';
import type { frame } from '../../data/wording/frame.ts';
import type { Navigation } from '../../addressing/navigation.ts';
import type { Page } from '../../page.ts';

export interface Site {
  /** The address of a built or authored file, by its name under `public/`. */
  readonly asset: (file: string) => string;
  readonly navigation: Navigation;
  /** The page being shown. */
  readonly page: Page;
  readonly festival: typeof festival;
  /** The wording of what stands around every page. */
  readonly wording: typeof frame;
  /** An urgent word from whoever runs the site; none by default. */
  readonly notice?: string | undefined;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

/** @throws {Error} outside a SiteProvider */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
