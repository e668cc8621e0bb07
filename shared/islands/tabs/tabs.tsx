import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isPlainClick } from '../browser/plain-click.ts';
import { showPanel } from '../browser/show-panel.ts';
import { useLive } from '../browser/use-live.ts';

export interface TabsProps {
  readonly label: string;
  /** A tab's id is also its panel's. `href` shows the panel without a script. */
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  readonly current: string;
}

const targets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function show({ id, href }: TabsProps['tabs'][number], select: (id: string) => void): void {
  select(id);
  history.replaceState(history.state, '', href);
}

/** Links to a page's views, tabs after hydration (specification, section 4). Panels are server HTML. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const live = useLive();
  const [selected, setSelected] = useState(current);

  useEffect(() => {
    if (!live) return;
    for (const { id } of tabs) {
      const panel = document.getElementById(id);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `tab-${id}`);
      if (panel) showPanel(panel, id === selected);
    }
  }, [live, selected, tabs]);

  // The browser's own search has found something in a panel, which gets the focus.
  useEffect(() => {
    const open = ({ target }: Event) => {
      const tab = tabs.find(({ id }) => target instanceof Element && id === target.id);
      if (tab) show(tab, setSelected);
    };
    addEventListener('beforematch', open);
    return () => removeEventListener('beforematch', open);
  }, [tabs]);

  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    show(tab, setSelected);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select(index);
  };
  const key = (event: KeyboardEvent, index: number) => {
    const target = targets[event.key] ?? (event.key === ' ' ? () => index : undefined);
    if (!target) return;
    event.preventDefault();
    select(target(index, tabs.length));
  };

  return (
    <nav aria-label={live ? undefined : label} role={live ? 'presentation' : undefined}>
      <ul role={live ? 'tablist' : undefined} aria-label={live ? label : undefined}>
        {tabs.map((tab, index) => (
          <li key={tab.id} role={live ? 'presentation' : undefined}>
            <a
              id={`tab-${tab.id}`}
              // Without a script, the linked page begins at the tabs.
              href={live ? tab.href : `${tab.href}#tab-${tab.id}`}
              onClick={(event) => choose(event, index)}
              onKeyDown={(event) => key(event, index)}
              {...(live
                ? {
                    role: 'tab',
                    'aria-selected': tab.id === selected,
                    'aria-controls': tab.id,
                    tabIndex: tab.id === selected ? 0 : -1,
                  }
                : { 'aria-current': tab.id === selected ? ('true' as const) : undefined })}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
