import { needsFromQuery } from '../../rules/needs/needs.ts';
import type { Need } from '../../model/needs.ts';
import { storedText } from './stored-text.ts';

/** The visitor's needs, as the browser stores them; empty if nothing is stored. */
export const storedNeeds = (): readonly Need[] =>
  needsFromQuery(new URLSearchParams({ needs: storedText('needs') }));

/** Whether the visitor changed a field, or the browser restored the visitor's value. */
const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field instanceof HTMLInputElement
    ? field.checked !== field.defaultChecked
    : Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);

/** Sets a form's fields to needs, except fields that were changed before this script arrived. */
export function showNeeds(form: HTMLFormElement, needs: readonly string[]): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name=needs]')) {
    if (isChanged(field)) continue;
    if (field instanceof HTMLInputElement) field.checked = needs.includes(field.value);
    else
      field.value =
        Array.from(field.options, ({ value }) => value).find((option) => needs.includes(option)) ?? '';
  }
}
