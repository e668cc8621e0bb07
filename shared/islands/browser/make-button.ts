/**
 * Makes a button where its words wait, in `data-label`. In the HTML there is none: text browsers would show one that is
 * hidden, and it would do nothing in them.
 */
export function makeButton(place: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  for (const { name, value } of place.attributes) button.setAttribute(name, value);
  button.textContent = button.dataset['label'] ?? '';
  place.replaceWith(button);
  return button;
}
