import { createElement, useEffect, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandGuard } from './island-guard.tsx';

/** Tells that what it holds is live: a parent's effects run after its children's. */
function Announced({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Hydrates one island in its own guard: its failure is its own.
 * @returns when the island answers
 */
export const hydrateIsland = (
  name: string,
  place: HTMLElement,
  Component: FunctionComponent<object>,
  props: object,
): Promise<void> =>
  new Promise((live) => {
    hydrateRoot(
      place,
      <Announced onLive={live}>
        <IslandGuard>{createElement(Component, props)}</IslandGuard>
      </Announced>,
      { onCaughtError: (error) => console.error(`The island ${name} failed:`, error) },
    );
  });
