/** For the plan: chooses ahead what the visitor needs, unless the address asks for a way, and keeps in sight what has the focus. */
const form = document.querySelector<HTMLSelectElement>('select[name="from"]')?.form;

if (form && !/to=|needs=\w/.test(location.search))
  import('../shared/islands/browser/stored-needs.ts').then(
    ({ showNeeds, storedNeeds }) => showNeeds(form, storedNeeds()),
    // The form asks for the same without it.
    () => undefined,
  );

// Browsers do not move a box sideways to what has the focus in a drawing.
addEventListener('focusin', ({ target }) => {
  if (target instanceof SVGElement && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
});
