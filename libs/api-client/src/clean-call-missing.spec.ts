/** Without the code that cleans, a call is sent as it was typed: the backend cleans it too (decision 083). */
import { shop } from './fake-network.spec-helper';
import { chatApi } from './lib/chat';

jest.mock('./lib/base/clean-call', () => {
  throw new Error('The file is missing.');
});

it.each(['Two bottles, please', 'Two\u200b bottles'])('sends %j', async (text) => {
  const { store, calls } = shop(() => ({ status: 200, body: {} }));
  await store.dispatch(chatApi.endpoints.sendMessage.initiate({ to: { type: 'vendor', id: '1' }, text, key: 'k' }));
  expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({ message: text });
});
