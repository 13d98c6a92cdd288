/** Tabs above what they filter: arrow keys move between them, one is always chosen. */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tab-row.module.css';
import { Written } from './written';

export interface TabRowProps {
  label: string;
  tabs: readonly { id: string; name: string }[];
  current: string;
  onChange: (id: string) => void;
  /** What stands around the row of tabs, as a head that stays in view does. */
  frame?: (row: ReactNode) => ReactNode;
  children: ReactNode;
}

export function TabRow({ label, tabs, current, onChange, frame = (row) => row, children }: TabRowProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: mirrored, ArrowLeft: -mirrored };
    const at = tabs.findIndex(({ id }) => id === current);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : at + (steps[event.key] ?? Number.NaN);
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (!tab || Number.isNaN(next)) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  const tablist = (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus
    <div ref={row} className={classes.row} role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${base}-${id}`}
          data-tab={id}
          aria-selected={id === current}
          aria-controls={`${base}-panel`}
          tabIndex={id === current ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(id)}
        >
          <Written>{name}</Written>
        </button>
      ))}
    </div>
  );
  return (
    <>
      {frame(tablist)}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </>
  );
}
