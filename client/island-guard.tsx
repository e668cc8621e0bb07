import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
}

interface GuardState {
  readonly message?: string;
}

/** Shows the specified fallback in the island's own place (specification, section 8). */
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
        <p>Unexpected Application Error!</p>
        <p>{message}</p>
      </div>
    );
  }
}
