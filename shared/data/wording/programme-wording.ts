import type { ProgrammePageWording } from '../../wording/programme-labels.ts';
import { notKnownKey } from '../../wording/not-known-wording.ts';
import { programmeLabels } from '../../wording/programme-labels.ts';
import { festival } from '../edition.ts';
import { djsPage } from '../programme/djs.ts';
import { kidsTeensPage } from '../programme/kids-teens.ts';
import { talksPage } from '../programme/talks.ts';
import type { Facts } from '../facts/facts.ts';
import { music } from '../articles/music.ts';
import { guidedWalksPage } from '../programme/guided-walks.ts';

/** The wording of the programme, which shows all sets by day and hour. */
export function programmePage(facts: Facts): ProgrammePageWording {
  const musicCopy = music(facts);
  const walksCopy = guidedWalksPage(facts);
  const djsCopy = djsPage(facts);

  return {
    ...programmeLabels,
    description: `Everything at ${festival.fullName} by day and hour: bands, talks, DJs, sessions for children and guided walks, by kind, by place and by access.`,
    lead: 'The bands, and what’s on before, between and after them.',
    kinds: [
      { id: 'all', label: 'Everything' },
      { id: 'music', label: 'Music', lead: musicCopy.lead, picture: musicCopy.picture },
      { id: 'dj', label: 'DJs', lead: djsCopy.lead, picture: djsCopy.picture },
      { id: 'talk', label: 'Talks', lead: talksPage.lead, picture: talksPage.picture },
      { id: 'children', label: 'Kids & Teens', lead: kidsTeensPage.lead, picture: kidsTeensPage.picture },
      { id: 'walk', label: 'Walks', lead: walksCopy.lead, picture: walksCopy.picture },
      {
        id: 'attraction',
        label: 'Between the bands',
        lead: 'What else there is to watch and to join in.',
        picture: 'programme',
      },
    ],
    key: {
      title: 'The stamps',
      text: [
        'Read what is in bold before you choose. Press + for the rest. ',
        ...notKnownKey,
        ' Say ',
        { text: 'what you need', to: 'needs' },
        ' to mark what fits. What you star is in ',
        { text: 'your line-up', to: 'my-line-up' },
        '.',
      ],
    },
  };
}
