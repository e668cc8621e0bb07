import { Global } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { PocketText } from '../../data/wording/pocket-wording.ts';
import type { DayPanel } from '../../rules/pocket/pocket-days.ts';
import { PocketCover } from './pocket-cover.tsx';
import { PocketDays } from './pocket-day.tsx';
import { PocketPlan } from './pocket-plan.tsx';
import { booklet, largePages, paperOf } from './pocket-paper-styles.ts';
import { panels } from './pocket-styles.ts';
import { PocketTexts } from './pocket-text.tsx';

export interface PocketSheetProps {
  readonly cover: ComponentProps<typeof PocketCover>;
  readonly days: readonly DayPanel[];
  readonly words: ComponentProps<typeof PocketDays>['words'];
  readonly plan: ComponentProps<typeof PocketPlan>;
  readonly texts: readonly PocketText[];
  readonly isLarge: boolean;
}

/** The booklet's eight pages: on a screen the sheet laid open, on paper one to be folded, or as many pages in large print. */
export const PocketSheet = ({ cover, days, words, plan, texts, isLarge }: PocketSheetProps) => (
  <div css={[panels, isLarge ? largePages : booklet]}>
    <Global styles={paperOf(isLarge)} />
    <PocketCover {...cover} />
    {days.map((panel, index) => (
      <PocketDays key={index} panel={panel} words={words} />
    ))}
    <PocketPlan {...plan} />
    {texts.map((text) => (
      <PocketTexts key={text.heading} {...text} />
    ))}
    {!isLarge && (
      <svg viewBox="0 0 297 210" aria-hidden>
        <path d="M74.250 0v210M148.500 0v210M222.750 0v210M0 105h74.250M222.750 105h74.250" />
        <path d="M74.250 105h148.500" />
        <path d="M150 105l3.500-.8M150 105l3.500.8M153.500 104.200a1 1 0 1 1 .1.100zM153.500 105.800a1 1 0 1 0 .1-.1z" />
      </svg>
    )}
  </div>
);
