/** The site as a function of what is different today: this file is bundled by itself, and evaluated for each state. */
import { pages } from '../shared/routes.tsx';
import { createApp, type App, type AppOptions } from './app.ts';
import { resources } from './resources/resources.ts';

export type CreateSite = (options: Omit<AppOptions, 'pages' | 'resources'>) => App;
export type Give = (createSite: CreateSite) => void;

/** A parameter of the function that `load-site.ts` makes of the bundle. */
declare const GIVE: Give;

GIVE((options) => createApp({ ...options, pages, resources }));
