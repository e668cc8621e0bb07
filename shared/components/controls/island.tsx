import { createElement, type ComponentProps, type FunctionComponent } from 'react';
import { islands, type IslandName } from '../../islands/index.ts';

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** The server renders synchronously, so it imports every island at start. */
const components = Object.fromEntries(
  await Promise.all(Object.entries(islands).map(async ([name, fetch]) => [name, await fetch()] as const)),
) as { readonly [Name in IslandName]: IslandComponent<Name> };

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  /** Sent to the browser as JSON. */
  readonly props: ComponentProps<IslandComponent<Name>>;
  /** When the browser hydrates it; `approach` is an interaction, or the first Tab key anywhere on the page. */
  readonly when: 'load' | 'visible' | 'interaction' | 'approach';
  /** Selects the links and forms that it handles: clicks and submissions wait until it is hydrated. */
  readonly answers?: string;
  /** Styles for all of its states: emotion does not run in the browser. */
  readonly className?: string;
}

/** Renders an island and marks it for hydration: with its name, props, trigger and what it handles. */
export function Island<Name extends IslandName>({
  name,
  props,
  when,
  answers,
  className,
}: IslandProps<Name>) {
  const Component = components[name] as FunctionComponent<object>;
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-when={when}
      data-answers={answers}
      className={className}
    >
      {createElement(Component, props as object)}
    </div>
  );
}
