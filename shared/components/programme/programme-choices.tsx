import { NamedOption } from '../type/with-names.tsx';
import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { choiceRows } from '../../look/form-controls.ts';
import { buttonStyle, foldedStrip } from '../../look/surfaces.ts';
import { media, stacked, notOnPaper } from '../../look/tokens.ts';
import type { Need } from '../../model/needs.ts';
import { needsOfView, type ProgrammeView } from '../../rules/programme/programme-view.ts';
import { PickInputs } from '../my-line-up/picks-context.tsx';

/** A choice leads back to the choices, so that a visitor need not scroll from the top again. */
const CHOICES_ID = 'choices';

/* The choices are folded into one strip on phones, and open where there is room. */
const layout = css`
  scroll-margin-top: 6rem;
  > summary {
    ${foldedStrip};
  }
  > div {
    ${stacked('1rem')};
    padding-top: 1rem;
  }
  @supports selector(::details-content) {
    ${media.tablet} {
      > summary {
        display: none;
      }
      > div {
        padding: 0;
      }
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
  ${notOnPaper};
`;

interface Choice {
  readonly id: string;
  readonly label: string;
}

interface ProgrammeChoicesProps {
  readonly copy: Pick<Texts['programmePage'], 'form'>;
  readonly kinds: readonly Choice[];
  readonly places: readonly Choice[];
  readonly view: ProgrammeView;
  readonly needs: readonly Need[];
  readonly action: string;
}

/** Each switch is one parameter with one value. */
const switches = [
  { parameter: 'for', value: 'children', label: 'children' },
  { parameter: 'access', value: 'step-free', label: 'stepFree' },
  { parameter: 'under', value: 'cover', label: 'cover' },
] as const;

/** A form for kind, place and needs. */
export function ProgrammeChoices({ copy, kinds, places, view, needs, action }: ProgrammeChoicesProps) {
  return (
    // The title names the chosen kind. Any other choice is open to view.
    <details css={layout} id={CHOICES_ID} open={view.place !== 'all' || needsOfView(view).length > 0}>
      <summary>{copy.form.fold}</summary>
      <div>
        <form action={`${action}#${CHOICES_ID}`} aria-label={copy.form.label} css={choiceRows}>
          {view.fits !== 'any' && <input type="hidden" name="fits" value={view.fits} />}
          {needs[0] && <input type="hidden" name="needs" value={needs.join()} />}
          <PickInputs />
          {(
            [
              ['kind', kinds],
              ['place', places],
            ] as const
          ).map(([name, choices]) => (
            <Fragment key={name}>
              <label>
                {`${copy.form[name]} `}
                <select name={name} defaultValue={view[name]}>
                  {choices.map(({ id, label }) => (
                    <NamedOption key={id} id={id} name={label} />
                  ))}
                </select>
              </label>{' '}
            </Fragment>
          ))}
          {switches.map(({ parameter, value, label }) => (
            <Fragment key={parameter}>
              <label>
                <input
                  type="checkbox"
                  name={parameter}
                  value={value}
                  defaultChecked={view[parameter] === value}
                />
                {` ${copy.form[label]}`}
              </label>{' '}
            </Fragment>
          ))}
          <button css={buttonStyle}>{copy.form.show}</button>
        </form>
      </div>
    </details>
  );
}
