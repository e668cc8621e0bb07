/** What the tests need of the website when it is bundled with another festival's data. */
import { edgeFiles } from '../../scripts/away-page.ts';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';

export { contentProblems } from '../../shared/festival/content-problems.ts';
export { createTestApp } from '../test-app.ts';
export { wrongWays } from '../unit/plan/every-way.ts';

/** Every page in every view. */
export const everyView = pages.filter(({ status }) => !status).flatMap(everyAddressOf);

/** As menus call the pages. */
export const labels = pages.map(({ label }) => label);

export const edge = Object.values(edgeFiles).join('\n');
