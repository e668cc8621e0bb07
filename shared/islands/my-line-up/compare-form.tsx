import { useRef, useState, type SubmitEvent } from 'react';
import { comparedWith, type IsKnown, type Theirs } from '../../rules/my-line-up/pasted-picks.ts';
import { isEmpty, type Picks } from '../../rules/my-line-up/picks.ts';
import type { LineUpWords } from '../../rules/my-line-up/line-up-content.ts';
import type { Need } from '../../rules/needs/needs.ts';
import { HiddenPicks } from './picks-form.tsx';

interface CompareFormProps {
  readonly here: string;
  readonly picks: Picks;
  readonly needs: readonly Need[];
  readonly words: LineUpWords['compare'];
  readonly isKnown: IsKnown;
  /** What the address has is no line-up. */
  readonly refused: boolean;
  /** Shows the pasted line-up beside one's own. Without JavaScript, the server reads what was pasted. */
  readonly compare: (theirs: Theirs) => void;
}

/** Takes a friend's link. In the browser, what is pasted goes nowhere. */
export function CompareForm({ here, picks, needs, words, isKnown, refused, compare }: CompareFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isNothing, setNothing] = useState(refused);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const theirs = comparedWith(new URLSearchParams({ with: field.current?.value ?? '' }), isKnown);
    const hasNone = isEmpty(theirs);
    setNothing(hasNone);
    if (!hasNone) compare(theirs);
  };
  return (
    <form action={here} onSubmit={submit} className="compare">
      <h2>{words.heading}</h2>
      <HiddenPicks picks={picks} needs={needs} />
      <label>
        {words.field}
        <input ref={field} name="with" required autoComplete="off" spellCheck={false} />
      </label>
      <button type="submit">{words.button}</button>
      <p role="alert">{isNothing ? words.nothing : ''}</p>
    </form>
  );
}
