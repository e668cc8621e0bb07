import { needsFromQuery } from '../../rules/needs/needs.ts';
import type { Need } from '../../model/needs.ts';
import { storedText } from './stored-text.ts';

/** What the visitor needs, as their browser keeps it. None where nothing is kept. */
export const storedNeeds = (): readonly Need[] =>
  needsFromQuery(new URLSearchParams({ needs: storedText('needs') }));

/** Whether the visitor has changed a field, or the browser has brought back what they had put there. */
const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field instanceof HTMLInputElement
    ? field.checked !== field.defaultChecked
    : Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);

/** Chooses needs in the fields of a form, but for those that were changed before this script had arrived. */
export function showNeeds(form: HTMLFormElement, needs: readonly string[]): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name=needs]')) {
    if (isChanged(field)) continue;
    if (field instanceof HTMLInputElement) field.checked = needs.includes(field.value);
    else
      field.value = Array.from(field.options, ({ value }) => value).find((one) => needs.includes(one)) ?? '';
  }
}
