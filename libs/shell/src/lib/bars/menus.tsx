/** The buttons of the two menus; their labels depend on the module (NAV-05). */
import { lazyOnPress } from '@shop/ui';
import { useModuleMessages } from '@shop/module-kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Opened } from '../opened';
import { useShellMessages } from '../../messages';
import type { MenuName } from '../menus/menu-modal';
import classes from './menus.module.css';

const MenuModal = lazyOnPress(() => import('../menus/menu-modal'));

export default function Menus() {
  const t = useShellMessages();
  const m = useModuleMessages();
  const [menu, setMenu] = useState<MenuName | null>(null);
  return (
    <>
      {(['categories', 'stores'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={classes.button}
          aria-haspopup="dialog"
          onClick={() => setMenu(name)}
        >
          {name === 'categories' ? t('menu.categories') : m('stores', t('menu.stores'))}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      ))}
      {menu ? (
        <Opened>
          <MenuModal menu={menu} onClose={() => setMenu(null)} />
        </Opened>
      ) : null}
    </>
  );
}
