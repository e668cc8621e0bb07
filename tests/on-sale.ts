/** The instant at which the tests run: tickets are on sale, and the festival is near. Tests of other seasons say theirs. */
export const ON_SALE = '2026-07-16T10:59:50+01:00';
