import type { PlaceAccess } from '../../data/programme/ground-model.ts';
import type { EventAccess, ProgrammeEvent } from '../../data/programme/model.ts';
import type { PlaceId } from '../../data/programme/places.ts';

/** What a visitor must know of a set beforehand: what the event says, and of the rest what the place says. */
export const accessOf = (
  { event, place }: { readonly event: ProgrammeEvent; readonly place: PlaceId },
  places: Readonly<Record<PlaceId, { readonly access: PlaceAccess }>>,
): PlaceAccess & EventAccess => ({ ...places[place].access, ...event.access });
