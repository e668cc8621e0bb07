import type { MouseEvent } from 'react';
import { filled } from '../../figures/filled.ts';
import { addressOfLineUps, type AskedLineUps } from '../../rules/my-line-up/asked-line-ups.ts';
import type { LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import { stateOf } from '../../rules/my-line-up/picks.ts';
import { isPlainClick } from '../browser/plain-click.ts';

interface ComparedWithProps {
  readonly lineUps: AskedLineUps;
  readonly content: LineUpContent;
  readonly show: (others: AskedLineUps['others']) => void;
}

/** Lists the line-ups that are compared with the visitor's, with links that remove one or all. */
export function ComparedWith({ lineUps, content: { here, words }, show }: ComparedWithProps) {
  const { picks, others } = lineUps;
  const link = (label: string, left: AskedLineUps['others']) => (
    <a
      href={addressOfLineUps(here, { ...lineUps, others: left })}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        show(left);
      }}
    >
      {label}
    </a>
  );
  return (
    <section className="compared" aria-labelledby="compared">
      <h2 id="compared" tabIndex={-1}>
        {words.compare.title}
      </h2>
      <ul>
        {others.map((lineUp, index) => {
          const ids = [...lineUp.picks, ...lineUp.maybe];
          return (
            <li key={index}>
              {filled(words.compare.sum, {
                who: filled(words.compare.friend, { number: `${index + 1}` }),
                count: `${ids.length}`,
                shared: `${ids.filter((id) => stateOf(picks, id) !== 'none').length}`,
              })}{' '}
              {others[1] &&
                link(
                  words.compare.leaveOut,
                  others.filter((each) => each !== lineUp),
                )}
            </li>
          );
        })}
      </ul>
      <p>{link(words.fromLink.mine, [])}</p>
    </section>
  );
}
