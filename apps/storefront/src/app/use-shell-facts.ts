/** Facts that the shell's parts render by: sign-in, place, module and kind of page. */
import { useGetConfigQuery, type ShopConfig } from '@shop/api-client/start';
import type { Place } from '@shop/domain';
import { useModuleDefinition, type ModuleDefinition } from '@shop/module-kit';
import { usePageRoute, type PageRoute } from '@shop/page-engine';
import { useSession, type SessionState } from '@shop/session';
import { useShop } from './shop-context';

export interface ShellFacts {
  config: ShopConfig | undefined;
  place: Place | null;
  module: SessionState['module'];
  definition: ModuleDefinition | null;
  isSignedIn: boolean;
  /** The module sells items: it has a cart, a wish list and menus. */
  hasCart: boolean;
  hasChat: boolean;
  /** What the route says of the page. */
  page: Partial<PageRoute>;
}

export function useShellFacts(): ShellFacts {
  const { language } = useShop();
  const { place, module, token } = useSession('place', 'module', 'token');
  const definition = useModuleDefinition();
  const { data: config } = useGetConfigQuery({ language });
  return {
    config,
    place,
    module,
    definition,
    isSignedIn: token !== null,
    hasCart: definition?.catalogue !== null && definition !== null,
    hasChat: definition?.header.chat ?? false,
    page: usePageRoute() ?? {},
  };
}
