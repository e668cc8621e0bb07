/** Selects the visitor's needs in the plan's form, and scrolls a focused place into view. */
const form = document.querySelector<HTMLSelectElement>('select[name="from"]')?.form;

if (form && !/to=|needs=\w/.test(location.search))
  import('../shared/islands/browser/stored-needs.ts').then(
    ({ showNeeds, storedNeeds }) => showNeeds(form, storedNeeds()),
    // The form works without the device's needs.
    () => undefined,
  );

// Browsers do not scroll a box sideways to a focused part of a drawing.
addEventListener('focusin', ({ target }) => {
  if (target instanceof SVGElement && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
});
