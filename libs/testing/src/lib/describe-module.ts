/** What every module has to hold; called by the spec of its definition. */
import { createI18n, LANGUAGES, loadMessages, type LanguageCode, type Namespace } from '@shop/i18n';
import { earlySections, MAX_EARLY_SECTIONS, type ModuleDefinition } from '@shop/module-kit';

/** The messages of a namespace in a language, by key. */
async function messagesOf(namespace: Namespace, language: LanguageCode): Promise<Record<string, unknown>> {
  const i18n = createI18n(language);
  await loadMessages(i18n, namespace);
  return i18n.getResourceBundle(language, namespace) as Record<string, unknown>;
}

/** Registers the tests of a module's definition. */
export function describeModule(definition: ModuleDefinition): void {
  const { type, home, messages } = definition;
  describe(`the definition of ${type}`, () => {
    it.each(LANGUAGES.map(({ code }) => code))('has all messages in the language %s', async (language) => {
      const own = await definition.own?.();
      for (const namespace of [messages, ...(own?.messages ?? [])]) {
        const [english, texts] = await Promise.all([messagesOf(namespace, 'en'), messagesOf(namespace, language)]);
        const missing = Object.keys(english).filter((key) => !String(texts[key] ?? '').trim());
        expect({ namespace, missing }).toEqual({ namespace, missing: [] });
      }
    });

    it('lists only own sections that it loads', async () => {
      const { parts = {} } = (await definition.own?.()) ?? {};
      const unknown = home.filter((section) => 'own' in section && !parts[section.own]);
      expect(unknown).toEqual([]);
    });

    it(`renders at most ${MAX_EARLY_SECTIONS} sections with the page`, () => {
      expect(earlySections(home).length).toBeLessThanOrEqual(MAX_EARLY_SECTIONS);
    });
  });
}
