import type { Resource } from './resource.ts';
import { robots } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import { webManifest } from './web-manifest.ts';

/** Every resource of the site. */
export const resources: readonly Resource[] = [
  robots,
  securityText,
  sitemap,
  speculationRules,
  thirdPartyNotices,
  webManifest,
];
