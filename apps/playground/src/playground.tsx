/** One module alone, in the providers of the shop: its home, store and item pages. */
import { ItemActionsProvider, type ItemActions } from '@shop/catalog-cards';
import { ProductPage, StoreListing, StorePage } from '@shop/discovery';
import { HomePage } from '@shop/home';
import { directionOf, FormatsProvider, MessagesProvider } from '@shop/i18n';
import { createModuleRegistry, ModulePortsProvider, ModuleProvider, type ModulePorts } from '@shop/module-kit';
import { ShopThemeProvider, showToast, ToastHost } from '@shop/ui';
import { paths } from '@shop/util';
import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { definition } from './definition';
import type { Started } from './start';

const registry = createModuleRegistry([definition]);
const NO_LINES: readonly [] = [];
/** There is no other feature to do it. */
const PORTS: ModulePorts = {
  pickPlace: () => showToast('The playground has no map.'),
  partyForm: () => null,
  prescriptionForm: () => null,
};

/** Cards open their item's page; there is no cart to put anything into. */
function Actions({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const actions = useMemo<ItemActions>(() => {
    const open: ItemActions['open'] = (item) => void navigate(paths.product(item));
    const showNoCart = () => showToast('The playground has no cart.');
    const refuseToAdd = () => Promise.resolve(showNoCart()).then(() => null);
    return {
      linkTo: (item) => paths.product(item),
      open,
      quickView: open,
      add: refuseToAdd,
      buy: showNoCart,
      change: () => refuseToAdd().then(() => ({ ok: false, messages: [] })),
      setQuantity: showNoCart,
      remove: showNoCart,
      subscribe: () => () => undefined,
      lines: () => NO_LINES,
    };
  }, [navigate]);
  return <ItemActionsProvider value={actions}>{children}</ItemActionsProvider>;
}

function Pages({ name }: { name: string }) {
  return (
    <Actions>
      <Link to={paths.home()}>{name}</Link>
      <main>
        <Routes>
          <Route path="/store/:id" element={<StorePage />} />
          <Route path="/product/:id" element={<ProductPage />} />
          <Route
            path="*"
            element={<HomePage modules={null} allStores={<StoreListing limit={20} start="all" order={2} />} />}
          />
        </Routes>
      </main>
      <ToastHost closeLabel="Close" />
    </Actions>
  );
}

export function Playground({ store, i18n, language, theme, config }: Started) {
  const direction = directionOf(language);
  const clock = { timeZone: config.timeZone, hours: config.hours, language };
  return (
    <Provider store={store}>
      <MessagesProvider i18n={i18n}>
        <ShopThemeProvider accent={definition.accent} scheme={theme} direction={direction}>
          <FormatsProvider money={config.money} clock={clock}>
            <ModuleProvider registry={registry} type={definition.type}>
              <ModulePortsProvider value={PORTS}>
                <BrowserRouter>
                  <Pages name={config.businessName} />
                </BrowserRouter>
              </ModulePortsProvider>
            </ModuleProvider>
          </FormatsProvider>
        </ShopThemeProvider>
      </MessagesProvider>
    </Provider>
  );
}
