/** Tabs that filter one shared panel: arrow keys switch, one tab is always selected. */
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './tab-row.module.css';
import { Tabs } from './tabs';
import { Written } from './written';

export interface TabRowProps {
  label: string;
  tabs: readonly { id: string; name: string }[];
  current: string;
  onChange: (id: string) => void;
  /** Wraps the tab row, for example in a sticky head. */
  wrapTabs?: (row: ReactNode) => ReactNode;
  children: ReactNode;
}

/** On these keys Mantine moves only the focus. */
const ENDS: Record<string, number> = { Home: 0, End: -1 };

export function TabRow({ label, tabs, current, onChange, wrapTabs = (row) => row, children }: TabRowProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const end = tabs.at(ENDS[key] ?? tabs.length);
    if (end) onChange(end.id);
  };
  return (
    <Tabs
      className={classes.root ?? ''}
      variant="unstyled"
      keepMounted={false}
      value={current}
      onChange={(id) => (id === null ? undefined : onChange(id))}
    >
      {wrapTabs(
        <Tabs.List className={classes.row ?? ''} aria-label={label}>
          {tabs.map(({ id, name }) => (
            <Tabs.Tab key={id} value={id} className={classes.tab ?? ''} onKeyDown={onKeyDown}>
              <Written>{name}</Written>
            </Tabs.Tab>
          ))}
        </Tabs.List>,
      )}
      <Tabs.Panel value={current}>{children}</Tabs.Panel>
    </Tabs>
  );
}
