import { changesPage } from '../data/wording/changes-wording.ts';
import { hrefOf } from './paths.ts';

/** Feed readers find it from the pages that change with the programme. */
export const changesFeed = { title: changesPage.feed, path: hrefOf('changes.atom') };
