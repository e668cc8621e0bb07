/**
 * Stands in the head of every document, and runs before the body is parsed. It puts the visitor's choice of the lean look
 * on `<html>` (`lean-switch.ts`), so that nothing is drawn or requested before it is known.
 */
import { storedText } from '../shared/islands/browser/stored-text.ts';

/** In milliseconds since the start of the navigation: on a fast line, the document has begun to arrive by then. */
const FAST = 250;

const lean = storedText('lean');
if (lean) document.documentElement.dataset['lean'] = lean;

// A visitor may submit a form before the first script has loaded: its island answers once it has hydrated.
addEventListener(
  'submit',
  ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'dialog') target.dataset['submitted'] = '';
  },
  true,
);

// Chromium waits for what the head preloads with the first paint: nothing shifts. On a slow line the typefaces would not
// arrive within that wait, so that the document preloads them from its body, and is painted 100 to 200 ms earlier.
const typefaces = document.currentScript?.dataset['typefaces']?.split(' ') ?? [];
if (performance.now() < FAST)
  for (const href of typefaces)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', href, as: 'font', crossOrigin: '' }),
    );
