import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  tabs: readonly { key: string; title: string; content: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
};

/**
 * Several views in one place; the arrow keys switch between them. The open one belongs in the address. The roles and
 * keys follow https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ (automatic activation); decision 0084 explains why the
 * control is not React Aria's.
 */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === selected);

  // On a phone the row of tabs is wider than the screen.
  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);

  const move = (event: KeyboardEvent) => {
    const to = nextTab(event, at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onSelect(tabs[to]!.key);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };

  return (
    <div>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            id={`${id}${key}`}
            className="tab"
            role="tab"
            aria-selected={key === selected}
            aria-controls={key === selected ? `${id}panel` : undefined}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {title}
          </button>
        ))}
      </div>
      {at >= 0 && (
        <TabPanel key={selected} id={`${id}panel`} tab={`${id}${selected}`}>
          {tabs[at]!.content}
        </TabPanel>
      )}
    </div>
  );
}

/** The tab that a key leads to, wrapping around at the ends. */
function nextTab({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, at: number, count: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return;
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** A panel without controls receives the focus itself, so that the keyboard can scroll it. */
function TabPanel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasControls, setHasControls] = useState(true);
  useLayoutEffect(() => setHasControls(panel.current?.querySelector(focusable) !== null));
  return (
    <div
      ref={panel}
      id={id}
      className="tab-panel"
      role="tabpanel"
      aria-labelledby={tab}
      {...(!hasControls && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
