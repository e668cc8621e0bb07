import { createElement, type ComponentProps, type FunctionComponent } from 'react';
import { islands, type IslandName } from '../../islands/index.ts';

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** The server renders islands at once: all of them are fetched when it starts. */
const components = Object.fromEntries(
  await Promise.all(Object.entries(islands).map(async ([name, fetch]) => [name, await fetch()] as const)),
) as { readonly [Name in IslandName]: IslandComponent<Name> };

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  /** What crosses to the browser: plain, small, serialisable. */
  readonly props: ComponentProps<IslandComponent<Name>>;
  /** When the browser makes it live; `approach` is an interaction, or the first step by keyboard anywhere. */
  readonly when: 'load' | 'visible' | 'interaction' | 'approach';
  /** Selects the page's links and forms that it answers: pressed before it is live, they wait for it. */
  readonly answers?: string;
  /** Styles for every state of the island: its own code carries none. */
  readonly className?: string;
}

/** Marks a place that the browser hydrates: the island's name, props, trigger, what it answers, and nothing else. */
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
