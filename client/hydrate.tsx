import {
  Component,
  createElement,
  startTransition,
  useEffect,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useLive } from '../shared/islands/browser/use-live.ts';

interface GuardState {
  readonly message?: string;
}

/** An error boundary: shows the specified fallback in the island's place (specification, section 8). */
class IslandGuard extends Component<{ readonly children: ReactNode }, GuardState> {
  override state: GuardState = {};

  static getDerivedStateFromError(error: unknown): GuardState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <div role="alert">
        <p>{document.querySelector('main')?.dataset['islandError']}</p>
        <p>{message}</p>
      </div>
    );
  }
}

/**
 * Calls `onLive` once its children are hydrated, and show what their effects have found on the device: its own change is
 * applied with theirs. A click that was held for them would otherwise meet what they showed before.
 */
function Announced({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  const live = useLive();
  useEffect(() => {
    if (live) onLive();
  }, [live, onLive]);
  return children;
}

/**
 * Hydrates one island as a React root of its own, so that an error in it leaves the others alone.
 * @returns when the island is hydrated
 */
export const hydrateIsland = (
  name: string,
  place: HTMLElement,
  IslandComponent: FunctionComponent<object>,
  props: object,
): Promise<void> =>
  new Promise((resolve) => {
    // In pieces of some milliseconds, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(
        place,
        <Announced onLive={resolve}>
          <IslandGuard>{createElement(IslandComponent, props)}</IslandGuard>
        </Announced>,
        { onCaughtError: (error) => console.error(`The island ${name} failed:`, error) },
      );
    });
  });
