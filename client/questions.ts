/** Questions of which one is open at a time. Without this script they work as well; pages move more. */

/** The question that was pressed stays where it is, also when an answer above it closes. */
addEventListener('click', ({ target }) => {
  const question = target instanceof Element && target.closest('summary');
  if (!question) return;
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() => scrollBy(0, question.getBoundingClientRect().top - top));
});

/** Opens the answer that the address names, in browsers that do not do so themselves. */
function openNamed(): void {
  const named = document.querySelector(':target');
  const answer = named?.closest('details');
  if (!answer || answer.open) return;
  answer.open = true;
  named?.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();
