import { readPushKeys } from './push-keys';

const web = { apiKey: 'AIza', appId: '1:2:web:3', projectId: 'p', messagingSenderId: '2', storageBucket: 'unused' };
const vapidKey = 'B'.repeat(87);

it('push messages need the web app and its certificate, both whole, and say which is wrong', () => {
  expect(readPushKeys(undefined, undefined)).toBeNull();
  const { storageBucket: _, ...known } = web;
  expect(readPushKeys(JSON.stringify(web), vapidKey)).toEqual({ ...known, vapidKey });
  expect(() => readPushKeys(JSON.stringify(web), undefined)).toThrow(/FIREBASE_VAPID_KEY/);
  expect(() => readPushKeys(JSON.stringify(web), 'too short')).toThrow(/FIREBASE_VAPID_KEY/);
  expect(() => readPushKeys(undefined, vapidKey)).toThrow(/FIREBASE_WEB/);
  expect(() => readPushKeys('no json', vapidKey)).toThrow(/FIREBASE_WEB/);
  expect(() => readPushKeys(JSON.stringify({ ...web, appId: '' }), vapidKey)).toThrow(/no appId/);
});
