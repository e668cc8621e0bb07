import type { ReactNode, SubmitEvent } from 'react';
import type { Need } from '../../rules/needs/needs.ts';
import { isPickAction, pickActions, type PickAction } from '../../rules/my-line-up/pick-actions.ts';
import { withState, type Picks } from '../../rules/my-line-up/picks.ts';

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

interface HiddenPicksProps {
  readonly picks: Picks;
  /** Those of the address. */
  readonly needs: readonly Need[];
}

/** The picks as a form sends them. */
export const HiddenPicks = ({ picks: { picks, maybe }, needs }: HiddenPicksProps) => (
  <>
    {picks.length > 0 && <input type="hidden" name="picks" value={picks.join()} />}
    {maybe.length > 0 && <input type="hidden" name="maybe" value={maybe.join()} />}
    {needs[0] && <input type="hidden" name="needs" value={needs.join()} />}
  </>
);

interface PicksFormProps extends HiddenPicksProps {
  readonly here: string;
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
