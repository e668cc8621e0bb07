import type { Fact } from '../../data/blocks.ts';
import { RunningText } from './running-text.tsx';

interface FactEntriesProps {
  readonly facts: readonly Fact[];
  readonly classOf?: (value: Fact['value']) => string | undefined;
}

export const FactEntries = ({ facts, classOf }: FactEntriesProps) =>
  facts.map(({ term, value, note }) => (
    <div key={term} className={classOf?.(value)}>
      <dt>{term}</dt>
      <dd>
        <RunningText text={value} />
      </dd>
      {note && (
        <dd className="note">
          <RunningText text={note} />
        </dd>
      )}
    </div>
  ));
