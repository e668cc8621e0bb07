import { css } from '@emotion/react';
import { fitText } from '../../rules/needs/fit-text.ts';
import type { FitWords, Need } from '../../model/needs.ts';

const fitStyle = css`
  padding-left: 0.6rem;
  border-left: 4px solid;
  font-weight: 700;
`;

export interface ChosenNeeds {
  readonly needs: readonly Need[];
  readonly words: FitWords;
}

interface FitProps extends ChosenNeeds {
  /** The set's answer to every need, as `fitsOf` writes it. */
  readonly answers: string;
}

/** Says whether a set fits a visitor's needs. `client/fits.ts` fills it in for the device's. */
export function Fit({ answers, needs, words }: FitProps) {
  const text = fitText(answers, needs, words);
  return (
    <p css={fitStyle} data-fits={answers} hidden={!text}>
      {text}
    </p>
  );
}

/** Attributes around the sets: without needs in the address, the words for the device's. */
export const wordsForFits = ({ needs, words }: ChosenNeeds): { readonly 'data-fit-words'?: string } =>
  needs[0] ? {} : { 'data-fit-words': JSON.stringify(words) };
