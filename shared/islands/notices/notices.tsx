import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

export type NoticeKind = 'success' | 'error';

interface PlacedNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  /** What had the focus when the notice came. */
  readonly from: Element | null;
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

/** Takes a notice away; a focus that was inside, and that its list has taken over, goes back where it came from. */
function remove({ id, from }: PlacedNotice): void {
  if (document.activeElement?.closest('.toasts') && from instanceof HTMLElement) {
    from.focus({ preventScroll: true });
  }
  replace(notices.filter((notice) => notice.id !== id));
}

const Notices = () => (
  <Provider swipeDirection="right">
    {useSyncExternalStore(subscribe, () => notices).map((notice) => (
      <Root
        key={notice.id}
        type="foreground"
        className="toast"
        data-kind={notice.kind}
        onOpenChange={(open) => open || remove(notice)}
      >
        <Title>{notice.text}</Title>
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
  replace([...notices.slice(-2), { id: placed, kind, text, from: document.activeElement }]);
}
