/** Sets up the store, with a session in the module at the demo's place, and the messages. */
import { configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages } from '@shop/discovery';
import { homeMessages } from '@shop/home';
import { createI18n, languageOf, loadMessages } from '@shop/i18n';
import { earlySections, loadHome } from '@shop/module-kit';
import { emptySession, sessionSlice } from '@shop/session';
import { commonMessages } from '@shop/view-kit';
import { definition } from './definition';

/** The backend starts beside the page, and later. */
async function backendAnswers(): Promise<void> {
  while (!(await fetch('/api/v1/config').catch(() => null))?.ok) await new Promise((go) => setTimeout(go, 500));
}

/** @throws when the backend serves no such module, or nothing at its default place */
export async function start() {
  const query = new URLSearchParams(window.location.search);
  const language = languageOf(query.get('language') ?? 'en');
  const theme = query.get('theme') === 'dark' ? ('dark' as const) : ('light' as const);
  await backendAnswers();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    preloadedState: { session: { ...emptySession, language, theme, restored: true } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: createApiContext() }, serializableCheck: false }).concat(shopApi.middleware),
  });
  const { getConfig, getModules, getZonesOfPoint } = startApi.endpoints;
  const config = await store.dispatch(getConfig.initiate({ language })).unwrap();
  const modules = await store.dispatch(getModules.initiate({ language })).unwrap();
  const module = modules.find(({ type }) => type === definition.type);
  if (!module || !config.defaultPlace) throw new Error(`The backend serves no module of the type ${definition.type}.`);
  const { zoneIds } = await store.dispatch(getZonesOfPoint.initiate(config.defaultPlace)).unwrap();
  const { placeChosen, moduleChosen } = sessionSlice.actions;
  store.dispatch(placeChosen({ address: config.address, point: config.defaultPlace, zoneIds }));
  store.dispatch(moduleChosen({ id: module.id, type: module.type, name: module.name }));
  const i18n = createI18n(language);
  const home = await loadHome(definition);
  await loadMessages(
    i18n,
    commonMessages,
    homeMessages,
    cardMessages,
    discoveryMessages,
    definition.messages,
    ...earlySections(home).flatMap(({ messages }) => messages),
  );
  return { store, i18n, language, theme, config };
}
export type Started = Awaited<ReturnType<typeof start>>;
