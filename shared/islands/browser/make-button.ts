/**
 * Makes a button from the words in `data-label`. The HTML has none,
 * because text browsers would show a hidden one that does nothing.
 */
export function makeButton(place: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  for (const { name, value } of place.attributes) button.setAttribute(name, value);
  button.textContent = button.dataset['label'] ?? '';
  place.replaceWith(button);
  return button;
}
