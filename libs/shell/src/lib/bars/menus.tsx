/** The buttons of the two menus; their labels depend on the module (NAV-05). */
import { useModuleMessages } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { MENU_MESSAGES, useShellMessages } from '../../messages';
import type { MenuName } from '../menus/menu-modal';
import classes from './menus.module.css';

const MenuModal = lazyView(() => import('../menus/menu-modal'), { on: 'press', messages: MENU_MESSAGES });

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
      {menu ? <MenuModal menu={menu} onClose={() => setMenu(null)} /> : null}
    </>
  );
}
