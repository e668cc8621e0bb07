import { PickInputs } from './pick-inputs.tsx';
import type { Starred } from './picks-context.tsx';

/**
 * The form of the page's stars, which stand outside of it: it asks for the same view with what is picked so far. The
 * stars' script finds its words here.
 */
export function StarsForm({ here, words }: Pick<Starred, 'here' | 'words'>) {
  const { link: _link, undo: _undo, ...forStars } = words;
  const data = Object.fromEntries(
    Object.entries(forStars).map(([name, text]) => [
      `data-${name.replace(/[A-Z]/, '-$&').toLowerCase()}`,
      text,
    ]),
  );
  return (
    <form id="stars" hidden {...data}>
      {Array.from(new URLSearchParams(here.split('?')[1]), ([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PickInputs />
    </form>
  );
}
