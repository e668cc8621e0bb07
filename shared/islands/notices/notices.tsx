import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

export type NoticeKind = 'success' | 'error';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  readonly close: string;
}

interface ShownNotice extends Notice {
  readonly id: number;
  /** The element that had the focus when the notice was shown. */
  readonly focused: Element | null;
}

/** How many notices show at once; older ones are removed. */
const MOST = 3;

let notices: readonly ShownNotice[] = [];
let onChange: () => void = () => undefined;
let lastId = 0;

const setNotices = (next: readonly ShownNotice[]): void => {
  notices = next;
  onChange();
};

const subscribe = (listener: () => void): (() => void) => {
  onChange = listener;
  return () => undefined;
};

/** Removes a notice. Radix moves the focus from its button to the list: it returns to where it was before. */
function removeNotice({ id, focused }: ShownNotice): void {
  if (document.activeElement?.closest('.toasts') && focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
  setNotices(notices.filter((notice) => notice.id !== id));
}

const Notices = () => (
  <Provider swipeDirection="right">
    {useSyncExternalStore(subscribe, () => notices).map((notice) => (
      <Root
        key={notice.id}
        type="foreground"
        className="toast"
        onOpenChange={(open) => open || removeNotice(notice)}
      >
        <Title>{notice.text}</Title>
        <Close>{notice.close}</Close>
      </Root>
    ))}
    <Viewport className="toasts" />
  </Provider>
);

/** Shows a notice at the edge of the window. Radix announces it, and closes it after five seconds. */
export function showNotice(notice: Notice): void {
  if (!document.querySelector('.toasts')) {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Notices />);
  }
  lastId += 1;
  setNotices([...notices.slice(1 - MOST), { ...notice, id: lastId, focused: document.activeElement }]);
}
