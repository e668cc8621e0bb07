import { css, Global, type SerializedStyles } from '@emotion/react';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { islands, type IslandName } from '../../islands/index.ts';

type IslandModule<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
type PropsOf<Module> = Module[keyof Module] extends (props: infer Props) => ReactNode ? Props : never;

/** The exports of `NAME-styles.ts` in an island's folder. */
interface IslandStyles {
  readonly styles?: SerializedStyles;
  /** Styles of what the island adds to the page around it or changes there: notices, a dialog. */
  readonly pageStyles?: readonly SerializedStyles[];
}

interface LoadedIsland extends IslandStyles {
  readonly Component: FunctionComponent<object>;
}

/** Imports styles by the island's name: the registry is in the browser's scripts, styles are not. */
const importStyles = (name: string): Promise<IslandStyles> =>
  import(`../../islands/${name}/${name}-styles.ts`) as Promise<IslandStyles>;

/** Rendering is synchronous, so every island is imported at start; a missing file fails then. */
const loaded = Object.fromEntries(
  await Promise.all(
    Object.entries(islands).map(async ([name, importIsland]): Promise<[string, LoadedIsland]> => {
      const [module, styles] = await Promise.all([importIsland(), importStyles(name)]);
      const [Component, furtherExport] = Object.values<unknown>(module);
      if (furtherExport) throw new Error(`The island ${name} exports more than its component`);
      return [name, { Component: Component as FunctionComponent<object>, ...styles }];
    }),
  ),
) as Readonly<Record<IslandName, LoadedIsland>>;

/* An element that was clicked or submitted, and waits for its script. */
const waiting = css`
  [data-island][aria-busy],
  form[data-submitted] button {
    opacity: 0.6;
    cursor: progress;
  }
`;

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  /** The props are sent to the browser as JSON. */
  readonly props: PropsOf<IslandModule<Name>>;
  /** Starts the hydration. `approach` is an interaction, or the page's first Tab key. */
  readonly when: 'load' | 'visible' | 'interaction' | 'approach';
  /** Selects the links and forms that the island handles: they wait until it is hydrated. */
  readonly handles?: string;
}

/**
 * Renders an island and marks it for hydration. The document gets the styles of all its states, because the
 * policy blocks style elements that are added in the browser.
 */
export function Island<Name extends IslandName>({ name, props, when, handles }: IslandProps<Name>) {
  const { Component, styles, pageStyles = [] } = loaded[name];
  return (
    <>
      {[waiting, ...pageStyles].map((each) => (
        <Global key={each.name} styles={each} />
      ))}
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-when={when}
        data-handles={handles}
        {...(styles && { css: styles })}
      >
        {createElement(Component, props as object)}
      </div>
    </>
  );
}
