import { css } from '@emotion/react';
import { buttonStyle } from '../../look/surfaces.ts';
import { rule } from '../../look/tokens.ts';
import type { PlanNeed } from '../../rules/plan/plan-needs.ts';

const formStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-block: 0.5rem 1rem;
  label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding-inline: 0.6rem;
    border: ${rule};
    font-weight: 700;
    &:has(:checked) {
      background: var(--text);
      color: var(--ground);
    }
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--first);
  }
`;

interface PlanChoicesProps {
  readonly label: string;
  /** The button that asks for an address with what is chosen. */
  readonly show: string;
  readonly action: string;
  readonly choices: readonly { readonly id: PlanNeed; readonly label: string }[];
  readonly chosen: readonly PlanNeed[];
}

/** What the plan shows: styles mark it at once, and the form's address keeps it. */
export const PlanChoices = ({ label, show, action, choices, chosen }: PlanChoicesProps) => (
  <form action={action} aria-label={label} css={formStyle}>
    {choices.map(({ id, label: need }) => (
      <label key={id}>
        <input type="checkbox" name="show" value={id} defaultChecked={chosen.includes(id)} />
        {need}
      </label>
    ))}
    <button css={buttonStyle}>{show}</button>
  </form>
);
