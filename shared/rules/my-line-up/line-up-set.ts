/** A set for the rules of a line-up. */
export interface LineUpSet {
  readonly id: string;
  readonly day: number;
  readonly place: number;
  /** The index of the place where it ends, if it moves. */
  readonly endPlace?: number | undefined;
  /** Minutes since the midnight at which the festival's first day begins. */
  readonly from: number;
  readonly to: number;
  /** Visitors come and go while it lasts (`roleOf`), so it clashes with nothing. */
  readonly dropIn: boolean;
  /** Visitors can neither join nor leave it on the way: a guided walk. */
  readonly whole: boolean;
  readonly cancelled: boolean;
  /** The last set of a night on the largest stage, whose audience is slow to leave. */
  readonly crowd: boolean;
}

/** The place of a visitor after a set. */
export const endPlaceOf = ({ place, endPlace = place }: Pick<LineUpSet, 'place' | 'endPlace'>): number =>
  endPlace;

/** Whether a visitor plans to be there from its start to its end. */
export const isFixed = ({ dropIn, cancelled }: Pick<LineUpSet, 'dropIn' | 'cancelled'>): boolean =>
  !dropIn && !cancelled;

/** The order of a line-up. Ids decide between sets with the same times. */
export const byTime = (a: LineUpSet, b: LineUpSet): number =>
  a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : 1);
