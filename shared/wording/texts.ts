/** All that a website says. What a festival leaves out has no page, no link and no sentence. */
import type { WordEntry } from '../model/a-z-words.ts';
import type { PastFestival, PastFestivalsPage } from '../model/archive-texts.ts';
import type { ExperiencePage, HomeTexts, SeasonWording } from '../model/frame-texts.ts';
import type {
  AreaPage,
  ContactPage,
  FaqGroup,
  FaqsPage,
  InformationPage,
  InfoTabs,
} from '../model/info-texts.ts';
import type { PictureId } from '../model/pictures.ts';
import type { PlanTexts } from '../model/plan-texts.ts';
import type { GuidedWalksPage, MusicPage } from '../model/programme-texts.ts';
import type { OtherPrices, TicketTier } from '../model/ticket-texts.ts';
import type { ListPage, TextLink } from '../model/text-blocks.ts';
import type { FrameTexts, GalleryPage } from './frame-labels.ts';
import type { labels } from './labels.ts';
import type { needsPageText } from './needs-wording.ts';
import type { notKnownPage } from './not-known-wording.ts';
import type { PlanWording } from './plan-labels.ts';
import type {
  ArtistPageWording,
  LineUpPage,
  NowNextWords,
  ProgrammePageWording,
  SchedulePageWording,
} from './programme-labels.ts';
import type { PurchasePage, TicketsPage } from './ticket-labels.ts';

type Labels = ReturnType<typeof labels>;

export interface Texts extends Labels {
  readonly notFound: Labels['notFound'] & { readonly index?: TextLink; readonly picture?: PictureId };
  readonly frame: FrameTexts;
  readonly seasonWording: SeasonWording;
  readonly home: HomeTexts;
  readonly nowNextWords: NowNextWords;
  readonly lineUpPage: LineUpPage;
  readonly artistPage: ArtistPageWording;
  readonly schedulePage: SchedulePageWording;
  readonly programmePage: ProgrammePageWording;
  readonly tiers: readonly TicketTier[];
  readonly ticketsPage: TicketsPage;
  readonly purchase: PurchasePage;
  readonly otherPrices?: OtherPrices;

  /** Text pages, in the order of the menu. */
  readonly informationPages: readonly InformationPage[];
  readonly infoTabs?: InfoTabs;
  readonly faqsPage?: FaqsPage;
  readonly faqGroups?: readonly FaqGroup[];
  readonly contact?: ContactPage;
  /** Lists of places around the festival, in the order of the menu. */
  readonly areaPages?: readonly AreaPage[];
  readonly experience?: ExperiencePage;
  readonly music?: MusicPage;
  readonly talksPage?: ListPage;
  readonly djsPage?: ListPage;
  readonly kidsTeensPage?: ListPage;
  readonly guidedWalksPage?: GuidedWalksPage;
  readonly galleryPage?: GalleryPage;
  /** The newest comes first, because every unknown year falls back to it (specification, section 2). */
  readonly pastFestivals?: readonly [PastFestival, ...PastFestival[]];
  readonly pastFestivalsPage?: PastFestivalsPage;
  readonly plan?: PlanTexts & { readonly page: PlanWording };
  readonly needsPage?: typeof needsPageText;
  readonly notKnownPage?: ReturnType<typeof notKnownPage>;
  /** Prints of the A to Z, by letter. */
  readonly azPictures?: Readonly<Record<string, PictureId>>;
  /** Words that visitors look up, besides acts, tickets and places. */
  readonly azWords?: readonly WordEntry[];
}
