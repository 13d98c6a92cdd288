/** The links of a module in the bottom bar: data of its definition, loaded only in such a module (NAV-13, NAV-22). */
import { useOptionalMessages, type Namespace } from '@shop/i18n';
import type { BarLink, ModuleDefinition } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { createElement, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './bottom-bar.module.css';

type LoadLinks = NonNullable<ModuleDefinition['barLinks']>;

function Links({ links, messages }: { links: readonly BarLink[]; messages: Namespace }) {
  const t = useOptionalMessages<string>(messages);
  const { pathname } = useLocation();
  return links.map(({ to, label, Icon }) => (
    <Link key={to} to={to} className={classes.home} aria-current={pathname === to ? 'page' : undefined}>
      <Icon size={22} aria-hidden="true" />
      <span className={classes.content}>{t(label)}</span>
    </Link>
  ));
}

/** One lazy component for each list, the same for every visit. */
const views = new WeakMap<LoadLinks, ComponentType<{ messages: Namespace }>>();

function viewOf(load: LoadLinks): ComponentType<{ messages: Namespace }> {
  const view =
    views.get(load) ??
    lazyView(async () => {
      const { barLinks } = await load();
      return { default: ({ messages }: { messages: Namespace }) => <Links links={barLinks} messages={messages} /> };
    });
  views.set(load, view);
  return view;
}

export function ModuleLinks({ load, messages }: { load: LoadLinks; messages: Namespace }) {
  // The view is the same at every render.
  return createElement(viewOf(load), { messages });
}
