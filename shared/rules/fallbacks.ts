type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The past festival of this year, or the newest one for any other year (specification, section 2). */
export const festivalByYear = <Past extends { readonly year: number }>(
  festivals: NonEmpty<Past>,
  year: string | undefined,
): Past => festivals.find((festival) => String(festival.year) === year) ?? festivals[0];
