import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

export type NoticeKind = 'success' | 'error';

interface PlacedNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
}

let notices: readonly PlacedNotice[] = [];
let changed: () => void = () => undefined;
let placed = 0;

const replace = (next: readonly PlacedNotice[]): void => {
  notices = next;
  changed();
};

const subscribe = (listener: () => void): (() => void) => {
  changed = listener;
  return () => undefined;
};

const Notices = () => (
  <Provider swipeDirection="right">
    {useSyncExternalStore(subscribe, () => notices).map(({ id, kind, text }) => (
      <Root
        key={id}
        type="foreground"
        className="toast"
        data-kind={kind}
        onOpenChange={(open) => open || replace(notices.filter((notice) => notice.id !== id))}
      >
        <Title>{text}</Title>
        <Close>Close</Close>
      </Root>
    ))}
    <Viewport className="toasts" />
  </Provider>
);

/** Places a notice at the edge of the screen, where it is announced and goes away by itself. */
export function place(kind: NoticeKind, text: string): void {
  if (!document.querySelector('.toasts')) {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Notices />);
  }
  placed += 1;
  replace([...notices.slice(-2), { id: placed, kind, text }]);
}
