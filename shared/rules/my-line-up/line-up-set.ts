/** A set, as the rules of a line-up read it. */
export interface LineUpSet {
  readonly id: string;
  /** The indices of its day and of its place. */
  readonly day: number;
  readonly place: number;
  /** The index of the place where it ends, if it moves. */
  readonly endPlace?: number | undefined;
  /** Minutes from the midnight at which the festival's first day begins. */
  readonly from: number;
  readonly to: number;
  /** Visitors come and go while it lasts (`roleOf`): it clashes with nothing. */
  readonly dropIn: boolean;
  /** Nobody joins it on its way, or leaves it there: a guided walk. */
  readonly whole: boolean;
  readonly cancelled: boolean;
  /** The last set of a night on the largest stage: its crowd is slow to leave. */
  readonly crowd: boolean;
}

/** Where one is after a set. */
export const endPlaceOf = ({ place, endPlace = place }: Pick<LineUpSet, 'place' | 'endPlace'>): number =>
  endPlace;

/** Whether a visitor means to be there from its start to its end. */
export const isFixed = ({ dropIn, cancelled }: Pick<LineUpSet, 'dropIn' | 'cancelled'>): boolean =>
  !dropIn && !cancelled;

/** The order of a line-up. Sets with the same times are in the order of their ids, so that nothing depends on chance. */
export const byTime = (one: LineUpSet, other: LineUpSet): number =>
  one.from - other.from || one.to - other.to || (one.id < other.id ? -1 : 1);
