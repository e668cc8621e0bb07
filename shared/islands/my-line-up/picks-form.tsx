import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { Need } from '../../rules/needs/needs.ts';
import { isPickAction, pickActions, type PickAction } from '../../rules/my-line-up/pick-actions.ts';
import { withState, type Picks, isEmpty } from '../../rules/my-line-up/picks.ts';
import { comparedWith, type IsKnown, type Theirs } from '../../rules/my-line-up/pasted-picks.ts';
import type { LineUpWords } from '../../rules/my-line-up/line-up-content.ts';

interface ActionButtonProps {
  readonly action: PickAction;
  readonly set: string;
  /** What is acted on, as visitors read it. */
  readonly title: string;
  readonly label: string;
}

/** Changes a pick: a button of the form around the line-up. */
export const ActionButton = ({ action, set, title, label }: ActionButtonProps) => (
  <button name={action} value={set}>
    {label}
    <i>{` ${title}`}</i>
  </button>
);

interface FormProps {
  /** The page's own path. */
  readonly here: string;
  readonly picks: Picks;
  /** Those of the address. */
  readonly needs: readonly Need[];
}

/** The picks as a form sends them. */
const HiddenPicks = ({ picks: { picks, maybe }, needs }: Omit<FormProps, 'here'>) =>
  Object.entries({ picks, maybe, needs }).map(
    ([name, values]) => values[0] && <input key={name} type="hidden" name={name} value={values.join()} />,
  );

interface PicksFormProps extends FormProps {
  /** Changes them in place. Without JavaScript, the server does it. */
  readonly act: (action: PickAction, set: string, changed: Picks) => void;
  readonly children: ReactNode;
}

/** The form around a line-up: one copy of the picks, however many buttons there are. */
export function PicksForm({ here, picks, needs, act, children }: PicksFormProps) {
  const submit = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || !isPickAction(submitter.name)) return;
    event.preventDefault();
    const action = submitter.name;
    act(action, submitter.value, withState(picks, submitter.value, pickActions[action]));
  };
  return (
    <form action={here} onSubmit={submit}>
      <HiddenPicks picks={picks} needs={needs} />
      {children}
    </form>
  );
}

interface CompareFormProps extends FormProps {
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
