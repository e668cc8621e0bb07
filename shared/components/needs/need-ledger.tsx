import { css } from '@emotion/react';
import { boxedTick } from '../../look/form-controls.ts';
import { capitals, inksOfDay, media, surface, rule, fontSize } from '../../look/tokens.ts';
import type { SetNeed } from '../../model/needs.ts';
import { PageLink } from '../type/page-link.tsx';
import { choiceOf, NeedTick, type NeedFieldProps } from './need-inputs.tsx';

/* Ticked rows are printed in ink. */
const sheet = css`
  width: 100%;
  border: ${rule};
  border-collapse: collapse;
  text-align: left;
  thead {
    ${surface.text};
    font-size: ${fontSize.small};
  }
  th {
    padding: 0.35rem 0 0.35rem 0.75rem;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  input {
    ${boxedTick};
  }
  tbody tr {
    height: 3.25rem;
    border-bottom: 1px solid var(--text);
    &:has(:checked) {
      ${inksOfDay};
      background-color: var(--first);
      color: var(--ink);
    }
  }
  tbody th {
    ${capitals(`${fontSize.label}/1.1`, 84)};
    ${media.tablet} {
      font-size: ${fontSize.name};
    }
  }
  /* Names without a box are in line with the others. */
  tbody th:not(:has(label)) {
    padding-left: 2.75rem;
  }
  th + th + th,
  td + td {
    padding-left: 1.4rem;
  }
  @media not all and (min-width: 48em) {
    tbody tr {
      position: relative;
    }
    tbody :is(th, td) {
      padding-bottom: 1.75rem;
    }
  }
  @media (max-width: 24em) {
    && tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
      height: auto;
    }
    th:first-child {
      grid-column: 1 / -1;
      padding-bottom: 0.75rem;
    }
  }
  td {
    padding-left: 0.75rem;
    ${capitals(`${fontSize.name}/1`, 70)};
  }
`;

/* The outline is the whole programme, and the bar its part. On phones it is a line of its own. */
const bar = css`
  --underline: currentcolor;
  a {
    font-size: ${fontSize.heading};
    text-decoration-thickness: 1px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0.75rem 0.6rem;
    height: 0.9rem;
    border: 2px solid;
    background: linear-gradient(var(--second) 0 0) no-repeat 0 / calc(var(--part) * 100%) 100%;
  }
  ${media.tablet} {
    position: relative;
    width: 45%;
    &::after {
      inset: 20% 1.5rem 20% 4.5rem;
      height: auto;
    }
  }
`;

interface NeedLedgerProps extends NeedFieldProps {
  readonly labelledBy: string;
  readonly head: readonly string[];
  /** For each need, how many sets fit, do not, and are unknown; and where the first are listed. */
  readonly rows: readonly (Readonly<Record<'fits' | 'not' | 'unknown', number>> & {
    readonly need: SetNeed;
    readonly to: string;
  })[];
}

/** A form that looks printed: a box for each need, and the number of sets that fit, with a bar. */
export const NeedLedger = ({ labelledBy, head, rows, ...field }: NeedLedgerProps) => (
  <table css={sheet} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ need, to, fits, not, unknown }) => {
        const { [need]: name } = field.words.needs;
        return (
          <tr key={need} css={css({ '--part': fits / (fits + not + unknown) })}>
            <th scope="row">{choiceOf(need) ? name : <NeedTick need={need} {...field} />}</th>
            <td css={bar}>
              <PageLink to={to} aria-label={`${fits}: ${name}`}>
                {fits}
              </PageLink>
            </td>
            <td>{not}</td>
            <td>{unknown}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
