import type { PocketText } from '../../data/wording/pocket-wording.ts';
import { FactEntries } from '../type/fact-entries.tsx';

/** A page of the booklet with what is looked up in it. */
export const PocketTexts = ({ heading, facts, table, lines }: PocketText) => (
  <section>
    <h3>{heading}</h3>
    {facts && (
      <dl className="facts">
        <FactEntries facts={facts} />
      </dl>
    )}
    {table && (
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index} data-head={table.head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <dl className="lines">
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt>{`${term}.`}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
