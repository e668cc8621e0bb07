import { css } from '@emotion/react';
import { fitText } from '../../rules/needs/fit-text.ts';
import type { FitWords, Need } from '../../model/needs.ts';

const fitStyle = css`
  padding-left: 0.6rem;
  border-left: 4px solid;
  font-weight: 700;
`;

export interface Asking {
  /** Those of the address. */
  readonly needs: readonly Need[];
  readonly words: FitWords;
}

interface FitProps extends Asking {
  /** What a set answers to every need, as `fitsOf` writes it. */
  readonly answers: string;
}

/** Whether a set fits what a visitor needs. What the device keeps of that is filled in by `client/fits.ts`. */
export function Fit({ answers, needs, words }: FitProps) {
  const text = fitText(answers, needs, words);
  return (
    <p css={fitStyle} data-fits={answers} hidden={!text}>
      {text}
    </p>
  );
}

/** For an element around the sets, where the address has no needs: the words for those of the device. */
export const wordsForFits = ({ needs, words }: Asking): { readonly 'data-fit-words'?: string } =>
  needs[0] ? {} : { 'data-fit-words': JSON.stringify(words) };
