/** Tabs above what they filter: arrow keys move between them, one is always chosen. All of them share one panel. */
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './tab-row.module.css';
import { Tabs } from './tabs';
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

/** Mantine's tabs move the focus alone by these keys. */
const ENDS: Record<string, number> = { Home: 0, End: -1 };

export function TabRow({ label, tabs, current, onChange, frame = (row) => row, children }: TabRowProps) {
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
      {frame(
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
