import { helpFact } from '../facts/help.ts';
import type { InfoTabs } from '../../model/info-texts.ts';
import type { Block } from '../../model/text-blocks.ts';
import { sustainabilityTab } from '../articles/sustainability.ts';
import { lastBusFact } from '../articles/getting-home.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { clockTime } from '../../figures/clock.ts';
import { momentText } from '../../figures/hours.ts';

export const infoTabs = (travel: readonly Block[]): InfoTabs => ({
  title: 'Info',
  description: `${festival.fullName} in short: the usual questions, how to get there, and what it costs the valley.`,
  picture: 'wristband-queue',
  lead: [
    'Questions, travel, and our footprint. For a quick answer, try the ',
    { text: 'A to Z', to: 'a-z' },
    '.',
  ],
  strip: {
    title: `Gates ${clockTime(times.gatesFriday)}`,
    text: `On Friday; ${clockTime(times.gatesWeekend)} on Saturday and Sunday.`,
  },
  facts: [
    { term: 'Last entry', value: clockTime(times.lastEntry), note: 'Each night' },
    { term: 'Camping opens', value: momentText(times.campingOpensOnInfoPages) },
    lastBusFact,
    { term: 'Postcode', value: festival.place.postcode, note: 'For the last mile, follow the yellow flags' },
    helpFact,
  ],
  tabs: [
    { id: 'faqs', label: 'FAQs', more: { text: 'All the questions', to: 'info/faqs' } },
    {
      id: 'getting-there',
      label: 'Getting There',
      more: { text: 'The way here in full', to: 'info/getting-here' },
      blocks: travel,
    },
    {
      id: 'sustainability',
      label: 'Sustainability',
      more: { text: 'Figures and targets in full', to: 'info/sustainability' },
      blocks: sustainabilityTab,
    },
  ],
  doors: [
    { text: 'First time here', to: 'info/first-time', picture: 'castle-at-dawn-in-teal' },
    { text: 'Camping', to: 'info/camping', picture: 'kettle-and-stove' },
    { text: 'The plan', to: 'plan', picture: 'things-to-do-in-teal' },
  ],
});
