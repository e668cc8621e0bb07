import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { WAY_ID } from '../../addressing/plan-addresses.ts';
import { pathTo } from '../../addressing/paths.ts';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { Paragraph } from '../type/running-text.tsx';
import { WayForm } from './way-form.tsx';
import { WayTold } from './way-told.tsx';

interface WaysProps {
  readonly words: typeof waysWording;
  readonly form: Omit<ComponentProps<typeof WayForm>, 'words' | 'action'>;
  readonly names: Readonly<Record<string, string>>;
  readonly answer:
    | (Pick<ComponentProps<typeof WayTold>, 'title' | 'way' | 'note' | 'buses'> & { readonly back: string })
    | undefined;
  /** What is still to be chosen before there is an answer. */
  readonly lacks: string | undefined;
}

const section = css`
  margin-top: 2rem;
  h2,
  h3 {
    margin-bottom: 0.75rem;
  }
  /* Whoever lands here reads the heading above, too. */
  h3[tabindex] {
    scroll-margin-top: 4.5rem;
  }
  > p {
    margin-top: 1rem;
  }
`;

export const Ways = ({ words, form, names, answer, lacks }: WaysProps) => (
  <section aria-labelledby="ways" css={section}>
    <h2 id="ways" tabIndex={-1}>
      {words.heading}
    </h2>
    {lacks && (
      <h3 id={WAY_ID} tabIndex={-1}>
        {lacks}
      </h3>
    )}
    <WayForm {...form} words={words} action={`${pathTo('plan')}#${WAY_ID}`} />
    {answer && (
      <WayTold
        {...answer}
        id={WAY_ID}
        names={names}
        beside={words.beside}
        back={{ text: words.back, href: answer.back }}
      />
    )}
    <Paragraph text={words.home} />
  </section>
);
