/** Questions of which one is open at a time. Without this script they work as well; pages move more. */

/** The question that was pressed stays where it is, also when an answer above it closes. */
addEventListener('click', (event) => {
  const question = event.target instanceof Element && event.target.closest('main summary');
  if (!question) return;
  event.preventDefault();
  const { top } = question.getBoundingClientRect();
  question.parentElement?.toggleAttribute('open');
  scrollBy(0, question.getBoundingClientRect().top - top);
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
