/** Opens one question at a time without moving the others. Without this script the page works, but jumps. */

/** Keeps the clicked question in its place when an answer above it closes. */
addEventListener('click', (event) => {
  const question = event.target instanceof Element && event.target.closest('main summary');
  if (!question) return;
  event.preventDefault();
  const { top } = question.getBoundingClientRect();
  question.parentElement?.toggleAttribute('open');
  scrollBy(0, question.getBoundingClientRect().top - top);
});

/** Opens the answer that the address's fragment names, for browsers that do not open it themselves. */
function openTarget(): void {
  const target = document.querySelector(':target');
  const answer = target?.closest('details');
  if (!answer || answer.open) return;
  answer.open = true;
  target?.scrollIntoView();
}

addEventListener('hashchange', openTarget);
openTarget();
