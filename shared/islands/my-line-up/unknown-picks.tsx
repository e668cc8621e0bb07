import { filled } from '../../figures/filled.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import type { LineUpWords } from '../../rules/my-line-up/line-up-content.ts';
import { GoneRow, type GonePick } from './pick-row.tsx';
import { ActionButton } from './picks-form.tsx';

interface UnknownPicksProps {
  readonly ids: readonly string[];
  /** One of them, which has just been removed. */
  readonly gone: GonePick | undefined;
  /** What is known of withdrawn ones, as `sentChanges` writes it. */
  readonly changes: readonly string[];
  readonly words: LineUpWords;
}

/** Picks of which the programme knows nothing: withdrawn sets, and misspelt addresses. */
export const UnknownPicks = ({ ids, gone, changes, words }: UnknownPicksProps) =>
  ids.length > 0 && (
    <section aria-labelledby="unknown-picks">
      <h2 id="unknown-picks" tabIndex={-1}>
        {words.unknown.heading}
      </h2>
      <ul className="unknown">
        {ids.map((id) => {
          if (id === gone?.set) return <GoneRow key={id} {...gone} />;
          const change = changeOf(changes, id);
          return (
            <li key={id}>
              <p>{change?.sentence ?? filled(words.unknown.text, { id })}</p>
              <ActionButton
                action="remove"
                set={id}
                title={change?.title ?? id}
                label={words.actions.remove}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
