/** For pages that are made for paper: their button prints. */
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print();
});
