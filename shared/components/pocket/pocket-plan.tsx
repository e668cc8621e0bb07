import { css } from '@emotion/react';
import { Fragment } from 'react';
import { inks } from '../../look/tokens.ts';
import { PlanSheet, type PlanSheetProps } from '../plan/plan-sheet.tsx';

/* The mere is blue, here, too. */
const panel = css`
  > svg {
    flex: none;
    @media screen {
      --first: ${inks.blue};
      --second: ${inks.pink};
      --overprint: multiply;
    }
  }
`;

interface PocketPlanProps {
  readonly sheet: PlanSheetProps;
  readonly heading: string;
  readonly text: string;
  readonly write: readonly string[];
}

/** The plan of the grounds as a page of the booklet. */
export const PocketPlan = ({ sheet, heading, text, write }: PocketPlanProps) => (
  <section css={panel}>
    <h3>{heading}</h3>
    <PlanSheet {...sheet} />
    <p>
      <small>{text}</small>
    </p>
    <p className="write">
      {write.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{' '}
        </Fragment>
      ))}
    </p>
  </section>
);
