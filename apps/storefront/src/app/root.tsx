/** Providers around the router; the same on the server and in the browser. */
import { FormatsProvider, directionOf, MessagesProvider } from '@shop/i18n';
import { useGetConfigQuery } from '@shop/api-client/start';
import { MapSettingsProvider, type MapSettings } from '@shop/map';
import { ModuleProvider } from '@shop/module-kit';
import { PageAppProvider } from '@shop/page-engine';
import { WithFirebase } from '@shop/push';
import { useSession } from '@shop/session';
import { ErrorBoundary, ShopThemeProvider } from '@shop/ui';
import { inOwnTask } from '@shop/util';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LastResort } from './last-resort';
import { modules } from './modules';
import type { Shop } from './shop';
import { ShopUnavailable } from './shop-unavailable';

export interface RootProps {
  shop: Shop;
  map: Pick<MapSettings, 'googleKey' | 'tilesUrl'>;
  /** Whether this shop sends push messages. */
  push: boolean;
  /** When the server rendered the page, ms. */
  renderedAt?: number | undefined;
  children: ReactNode;
}

function Inside({ shop, map, renderedAt, children }: RootProps) {
  const { module, theme, fluidSizes } = useSession('module', 'theme', 'fluidSizes');
  // Hydrated, and the session restored (`useAppBootstrap`): from now on presses are handled directly, and the recorded ones are replayed.
  useEffect(() => inOwnTask(() => void (document.documentElement.dataset.ready = 'true')), []);
  const { data: config, refetch } = useGetConfigQuery({ language: shop.language });
  const definition = modules.find(module?.type);
  const clock = useMemo(
    () => (config ? { timeZone: config.timeZone, hours: config.hours, language: shop.language, renderedAt } : null),
    [config, shop.language, renderedAt],
  );
  const settings = useMemo(
    () => ({ ...map, geoJsonUrl: '/storage/city.json', language: shop.language }),
    [map, shop.language],
  );
  return (
    <ShopThemeProvider
      accent={definition?.accent ?? 'brand'}
      scheme={theme}
      fluid={fluidSizes}
      direction={directionOf(shop.language)}
    >
      {config && clock && !config.maintenance ? (
        <FormatsProvider money={config.money} clock={clock}>
          <MapSettingsProvider value={settings}>
            <ModuleProvider registry={modules} type={module?.type ?? null}>
              {children}
            </ModuleProvider>
          </MapSettingsProvider>
        </FormatsProvider>
      ) : (
        <ShopUnavailable reason={config?.maintenance ? 'maintenance' : 'away'} onRetry={() => void refetch()} />
      )}
    </ShopThemeProvider>
  );
}

export function Root(props: RootProps) {
  return (
    <ErrorBoundary fallback={<LastResort />}>
      <Provider store={props.shop.store}>
        <PageAppProvider value={props.shop}>
          <MessagesProvider i18n={props.shop.i18n}>
            <WithFirebase.Provider value={props.push}>
              <Inside {...props} />
            </WithFirebase.Provider>
          </MessagesProvider>
        </PageAppProvider>
      </Provider>
    </ErrorBoundary>
  );
}
