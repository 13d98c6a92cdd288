/** Two tabs of results: items and stores, named by the module (RES-01). The open one lives in the URL. */
import { useModuleWords } from '@shop/module-kit';
import type { ReactNode } from 'react';
import classes from './grids.module.css';
import { useDiscoveryText } from './texts';
import { useQuery } from './use-query';

export function ItemStoreTabs({ items, stores }: { items: () => ReactNode; stores: () => ReactNode }) {
  const t = useDiscoveryText();
  const words = useModuleWords();
  const [query, changeQuery] = useQuery();
  const tab = query.get('tab') === 'stores' ? 'stores' : 'items';
  const open = (next: string) => changeQuery((now) => now.set('tab', next));
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={t('results.tabs')}>
        {(['items', 'stores'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="tab-panel"
            className={classes.tab}
            onClick={() => open(name)}
          >
            {words?.[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'items' ? items() : stores()}
      </div>
    </>
  );
}
