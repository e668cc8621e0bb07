import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
}

interface GuardState {
  readonly message?: string;
}

/** An error boundary: shows the specified fallback in the island's place (specification, section 8). */
export class IslandGuard extends Component<GuardProps, GuardState> {
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
