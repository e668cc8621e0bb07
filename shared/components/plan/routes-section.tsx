import { css } from '@emotion/react';
import { Fragment } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import type { Texts } from '../../wording/texts.ts';
import { ROUTE_ID } from '../../addressing/plan-addresses.ts';
import { choiceRows } from '../../look/form-controls.ts';
import { capitals, stacked, fontSize } from '../../look/tokens.ts';
import type { RouteText, End } from '../../rules/plan/plan-route.ts';
import { NamedOption } from '../type/with-names.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { buttonStyle, inkBlock } from '../../look/surfaces.ts';
import type { Need } from '../../model/needs.ts';
import type { Text } from '../../model/text-blocks.ts';
import { routeNeeds } from '../../rules/needs/needs.ts';
import { NeedInputs } from '../needs/need-inputs.tsx';
import { stubs } from '../feature/stubs.ts';
import { sectionStyle } from './plan-styles.ts';

const answer = css`
  ${inkBlock};
  ${stacked('1rem', 'start')};
  padding: 1.25rem;
  ol {
    ${stubs};
  }
`;

const sum = css`
  ${capitals(`${fontSize.name}/1.15`, 76)};
`;

interface RouteInWordsProps {
  readonly title: string;
  /** Undefined if there is no route or it has no length; `note` then says so. */
  readonly route: RouteText | undefined;
  readonly note: string | undefined;
  readonly buses: string | undefined;
  readonly back: string;
  readonly words: Texts['routesWording'];
}

/** Describes a route in words. Each place links to its entry in the plan's list. */
export const RouteInWords = ({ title, route, note, buses, back, words }: RouteInWordsProps) => {
  const { placePath } = usePageContext().addresses;
  return (
    <section css={answer} id={ROUTE_ID} tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {route && (
        <>
          <p css={sum}>{route.sum}</p>
          {route.verdict && <p>{route.verdict}</p>}
          <ol>
            {route.stretches.map(({ to, name, before, after }) => (
              <li key={to}>
                {before}
                {name && <a href={placePath(to)}>{name}</a>}
                {after}
              </li>
            ))}
          </ol>
          {buses && <p>{buses}</p>}
        </>
      )}
      {back && (
        <p>
          <a href={back}>{words.back}</a>
        </p>
      )}
    </section>
  );
};

interface RouteFormProps {
  readonly words: Texts['routesWording'];
  readonly from: End | undefined;
  readonly to: End | undefined;
  readonly needs: readonly Need[];
  readonly groups: readonly {
    readonly heading: string;
    readonly places: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** A form that asks for both ends of a route. The choice stands in the address. */
const RouteForm = ({ words, from, to, needs, groups }: RouteFormProps) => {
  const { pathTo } = usePageContext().addresses;
  return (
    <form action={`${pathTo('plan')}#${ROUTE_ID}`} css={choiceRows}>
      {Object.entries({ from, to }).map(([name, end]) => (
        <Fragment key={name}>
          <label>
            {`${name === 'from' ? words.from : words.to} `}
            <select name={name} defaultValue={end?.id ?? ''} required>
              <option value="">{words.choose}</option>
              {groups.map(({ heading, places }) => (
                <optgroup key={heading} label={heading}>
                  {places.map((place) => (
                    <NamedOption key={place.id} id={place.id} name={place.name} />
                  ))}
                </optgroup>
              ))}
            </select>
          </label>{' '}
        </Fragment>
      ))}
      <NeedInputs words={words.need} of={routeNeeds} chosen={needs} />
      <button css={buttonStyle}>{words.show}</button>
    </form>
  );
};

interface RoutesProps {
  readonly words: Texts['routesWording'];
  readonly wayHome: Text | undefined;
  readonly form: Omit<RouteFormProps, 'words'>;
  readonly lacks: string | undefined;
}

export const RoutesSection = ({ words, wayHome, form: asked, lacks }: RoutesProps) => (
  <section aria-labelledby="ways" css={sectionStyle}>
    <h2 id="ways" tabIndex={-1}>
      {words.heading}
    </h2>
    {lacks && (
      <h3 id={ROUTE_ID} tabIndex={-1}>
        {lacks}
      </h3>
    )}
    <RouteForm {...asked} words={words} />
    {wayHome && <Paragraph text={wayHome} />}
  </section>
);
