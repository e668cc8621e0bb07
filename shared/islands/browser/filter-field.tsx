interface FilterFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** What is typed stays in the field, which has no name and is in no form. Escape empties it. */
export const FilterField = ({ label, typed, onType }: FilterFieldProps) => (
  <label>
    {label}
    <input
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onType('')}
    />
  </label>
);
