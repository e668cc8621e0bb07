import { slugOf } from './slug.ts';

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The profile with this slug; any other slug falls back to the first profile (specification, section 2). */
export const profileBySlug = <Profile extends { readonly name: string }>(
  profiles: NonEmpty<Profile>,
  slug: string | undefined,
): Profile => profiles.find(({ name }) => slugOf(name) === slug) ?? profiles[0];

/** The past festival of this year; an unknown year falls back to the newest (specification, section 2). */
export const festivalByYear = <Past extends { readonly year: number }>(
  festivals: NonEmpty<Past>,
  year: string | undefined,
): Past => festivals.find((festival) => String(festival.year) === year) ?? festivals[0];
