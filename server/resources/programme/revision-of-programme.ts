import { announced } from '../../../shared/data/programme/announced.ts';
import { changes } from '../../../shared/data/programme/changes.ts';
import { revisionOf } from '../../../shared/rules/programme/revision.ts';

/** How often and when the programme has changed; or one of its sets. */
export const revision = (set?: string) => revisionOf(changes, announced.at, set);
