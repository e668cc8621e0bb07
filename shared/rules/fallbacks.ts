import { slugOf } from './text/slug.ts';

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The profile with this slug, or the first profile for any other slug (specification, section 2). */
export const profileBySlug = <Profile extends { readonly name: string }>(
  profiles: NonEmpty<Profile>,
  slug: string | undefined,
): Profile => profiles.find(({ name }) => slugOf(name) === slug) ?? profiles[0];

/** Whether an act has a profile of its own, by its slug (specification, section 2). */
export const hasProfile = (profiles: readonly { readonly name: string }[], act: string): boolean =>
  profiles.some(({ name }) => slugOf(name) === slugOf(act));

/** The past festival of this year, or the newest one for any other year (specification, section 2). */
export const festivalByYear = <Past extends { readonly year: number }>(
  festivals: NonEmpty<Past>,
  year: string | undefined,
): Past => festivals.find((festival) => String(festival.year) === year) ?? festivals[0];
