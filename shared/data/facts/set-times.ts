/** Times of sets that sentences also mention. The set and the sentence both refer to them. */
export const setTimes = {
  /** The first guided walk of Friday. */
  stanleyGhyll: '08:00',
  /** The first guided walk of Saturday. */
  harterFell: '05:00',
  /** On Sunday. */
  morningSwim: '10:15',
  /** On Saturday. */
  brassBand: '12:45',
  firstRecords: '12:00',
  lanternProcession: '18:30',
  drumParade: '12:45',
  storiesMorning: '11:30',
  storiesAfternoon: '14:30',
  beckDipping: '11:00',
  kitesBuilt: '12:00',
  bandRehearsal: '10:30',
  bandConcert: '16:00',
  /** The time at which the early guided walks are back. */
  walksBack: '10:00',
  harterFellBack: '11:00',
} as const;
