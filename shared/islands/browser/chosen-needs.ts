/** Chooses needs in the fields of a form. */
export function showNeeds(form: HTMLFormElement, needs: readonly string[]): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name=needs]')) {
    if (field instanceof HTMLInputElement) field.checked = needs.includes(field.value);
    else
      field.value = Array.from(field.options, ({ value }) => value).find((one) => needs.includes(one)) ?? '';
  }
}
