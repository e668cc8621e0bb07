import { createElement, StrictMode, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandGuard } from './island-guard.tsx';

/** Hydrates one island in its own guard: its failure is its own. */
export function hydrateIsland<Props extends object>(
  name: string,
  place: HTMLElement,
  Component: FunctionComponent<Props>,
  props: Props,
): void {
  hydrateRoot(
    place,
    <StrictMode>
      <IslandGuard>{createElement(Component, props)}</IslandGuard>
    </StrictMode>,
    {
      onCaughtError: (error) => console.error(`The island ${name} failed:`, error),
    },
  );
}
