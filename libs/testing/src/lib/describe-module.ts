/** What every module has to hold; called by the spec of its definition. */
import { createI18n, LANGUAGES, loadMessages, type LanguageCode, type Namespace } from '@shop/i18n';
import { earlySections, loadHome, MAX_EARLY_SECTIONS, type ModuleDefinition } from '@shop/module-kit';

/** The messages of a namespace in a language, by key. */
async function messagesOf(namespace: Namespace, language: LanguageCode): Promise<Record<string, unknown>> {
  const i18n = createI18n(language);
  await loadMessages(i18n, namespace);
  return i18n.getResourceBundle(language, namespace) as Record<string, unknown>;
}

/** Registers the tests of a module's definition. */
export function describeModule(definition: ModuleDefinition): void {
  const { type, messages } = definition;
  describe(`the definition of ${type}`, () => {
    it.each(LANGUAGES.map(({ code }) => code))('has all messages in the language %s', async (language) => {
      const home = await loadHome(definition);
      for (const namespace of new Set([messages, ...home.flatMap((section) => section.messages)])) {
        const [english, texts] = await Promise.all([messagesOf(namespace, 'en'), messagesOf(namespace, language)]);
        const missing = Object.keys(english).filter((key) => !String(texts[key] ?? '').trim());
        expect({ namespace, missing }).toEqual({ namespace, missing: [] });
      }
    });

    it('has a view for each section of its home', async () => {
      const home = await loadHome(definition);
      const views = await Promise.all(home.map(async ({ View, load }) => (load ? (await load()).View : View)));
      expect(home.filter((_, index) => typeof views[index] !== 'function')).toEqual([]);
      // What renders with the page is there when the page is.
      expect(earlySections(home).filter(({ load }) => load)).toEqual([]);
    });

    it('has views for its slots', async () => {
      const slots = (await definition.slots?.())?.slots ?? {};
      // A memoized or lazy component is an object.
      expect(Object.values(slots).filter((view) => !/^(function|object)$/.test(typeof view))).toEqual([]);
    });

    it(`renders at most ${MAX_EARLY_SECTIONS} sections with the page`, async () => {
      const home = await loadHome(definition);
      expect(earlySections(home).length).toBeLessThanOrEqual(MAX_EARLY_SECTIONS);
    });
  });
}
