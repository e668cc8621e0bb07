/** The id of a day of the programme. */
export type DayId = string;

/** A day of the programme. */
export interface FestivalDay {
  /** For addresses and for references in the data: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  /** The calendar date that structured data gives: `2026-07-18`. */
  readonly date: string;
}

/** The facts of a festival that the code needs. Its texts may refer to more. */
export interface Edition {
  readonly name: string;
  readonly fullName: string;
  readonly year: number;
  readonly tagline: string;
  /** The language of all texts, as a BCP 47 tag. */
  readonly language: string;
  readonly dates: string;
  /** The difference between the festival's time and UTC: `+01:00`. */
  readonly utcOffset: string;
  /** The time zone's IANA name, which apps need. */
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly days: readonly [FestivalDay, ...FestivalDay[]];
  /** When one day of the festival ends and the next begins. By default, `06:00`. */
  readonly dayChangesAt?: string;
  /** The names of the year's months. `Intl.DateTimeFormat` would take 9 MB of the server's memory. */
  readonly months: readonly string[];
  /** The texts promise that no two bands play at once, so the build checks the programme for it. */
  readonly oneBandAtATime?: true;
  readonly founded: number;
  readonly capacity: string;
  readonly place: Readonly<
    Record<'venue' | 'locality' | 'county' | 'country' | 'postcode', string> &
      Record<'latitude' | 'longitude', number> &
      Record<string, string | number>
  >;
  readonly office: string;
  readonly email: Readonly<Record<'hello', string> & Record<string, string>>;
  readonly callingCode: string;
  readonly phone: Readonly<Record<'office' | 'onSite', string> & Record<string, string>>;
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly curators: Readonly<Record<string, string>>;
}
