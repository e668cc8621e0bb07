import { startTransition, useEffect, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useLive } from '../shared/islands/browser/use-live.ts';

/** Shows the specified fallback where React has removed a failed island (specification, section 8). */
function showError(place: HTMLElement, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const alert = document.createElement('div');
  alert.role = 'alert';
  for (const text of [document.querySelector('main')?.dataset['islandError'] ?? '', message])
    alert.appendChild(document.createElement('p')).textContent = text;
  place.replaceChildren(alert);
}

/**
 * Calls `onLive` once its children are hydrated and show what the device stores. A click that was held for
 * them would otherwise meet the children's first state.
 */
function Announced({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  const live = useLive();
  useEffect(() => {
    if (live) onLive();
  }, [live, onLive]);
  return children;
}

/** Hydrates one island as a React root of its own, so that an error in it leaves the others alone. */
export const hydrateIsland = (
  name: string,
  place: HTMLElement,
  IslandComponent: FunctionComponent<object>,
  props: object,
): Promise<void> =>
  new Promise((resolve) => {
    // React then works in slices of some milliseconds, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(
        place,
        <Announced onLive={resolve}>
          <IslandComponent {...props} />
        </Announced>,
        {
          onUncaughtError(error) {
            console.error(`The island ${name} failed:`, error);
            showError(place, error);
            resolve();
          },
        },
      );
    });
  });
