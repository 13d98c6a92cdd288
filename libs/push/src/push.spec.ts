/** Push state in a browser, with a fake service and backend. */
import { createPush, type PushOptions } from './lib/push';
import { ofGuest, ofSignIn } from './lib/registration';
import { clearPushRegistration, hasPushRegistration, readPushSettings, watchPushSettings } from './lib/push-settings';
import { readPush } from './lib/push-message';

let permission: NotificationPermission | null;
let answer: NotificationPermission;
let device: string;
let sentTokens: string[];
let loads: number;
let unregisterCount: number;
let isRejecting: boolean;
const port = {
  deviceToken: async () => device,
  unregister: async () => void (unregisterCount += 1),
  onMessage: () => () => undefined,
  onOpen: () => () => undefined,
};
async function sendToken(token: string): Promise<void> {
  if (isRejecting) throw new Error('refused');
  sentTokens.push(token);
}
const open = ({ language = 'en', ...over }: Partial<PushOptions> & { language?: string } = {}) =>
  createPush(localStorage, {
    ownerId: '1',
    key: 'pushMessages',
    permission: () => permission,
    requestPermission: async () => (permission = answer),
    loadPort: async () => {
      loads += 1;
      return port;
    },
    registration: ofSignIn(language, sendToken),
    ...over,
  });
beforeEach(() => {
  localStorage.clear();
  [permission, answer, device, sentTokens, loads, unregisterCount, isRejecting] = [
    'default',
    'granted',
    'd1',
    [],
    0,
    0,
    false,
  ];
});

it('[PUSH-05] registers the device once, and again when device, language or sign-in change', async () => {
  expect(await open().turnOn()).toBe('on');
  await open().resume();
  expect(sentTokens).toEqual(['d1']);
  device = 'd2';
  await open().resume();
  await open({ language: 'ar' }).resume();
  expect(sentTokens).toEqual(['d1', 'd2', 'd2']);
  expect(hasPushRegistration(localStorage)).toBe(true);
  clearPushRegistration(localStorage);
  expect(hasPushRegistration(localStorage)).toBe(false);
  await open({ language: 'ar' }).resume();
  expect(sentTokens).toEqual(['d1', 'd2', 'd2', 'd2']);
});

it('[PUSH-06] a rejected offer is stored, loads nothing and is not repeated', async () => {
  answer = 'denied';
  expect(open().isUndecided()).toBe(true);
  expect(await open().turnOn()).toBe('blocked');
  expect(open().isUndecided()).toBe(false);
  permission = 'default';
  expect(open().state()).toBe('off');
  expect(open().isUndecided()).toBe(false);
  expect(await open().resume()).toBeNull();
  expect([sentTokens, loads]).toEqual([[], 0]);
});

it('[PUSH-06] is off until the backend has registered the device: a rejection turns nothing on', async () => {
  isRejecting = true;
  await expect(open().turnOn()).rejects.toThrow('refused');
  expect(open().state()).toBe('off');
  isRejecting = false;
  expect(await open().turnOn()).toBe('on');
  expect(sentTokens).toEqual(['d1']);
});

it('[PUSH-06] turning off unregisters at the backend and the service', async () => {
  await open().turnOn();
  await open().turnOff();
  expect([sentTokens, unregisterCount, open().state()]).toEqual([['d1', '@'], 1, 'off']);
  expect(await open().resume()).toBeNull();
});

it('[PUSH-06] is not offered in a browser without notifications', async () => {
  permission = null;
  expect([open().state(), open().isUndecided()]).toEqual(['unsupported', false]);
});

it('[PUSH-06] turning off ends the subscription in the browser even when the backend can not be reached', async () => {
  await open().turnOn();
  isRejecting = true;
  await expect(open().turnOff()).rejects.toThrow('refused');
  expect([unregisterCount, open().state()]).toEqual([1, 'off']);
});

it('stays off when turned off while being restored', async () => {
  await open().turnOn();
  let go = () => undefined as void;
  const slow = open({ loadPort: () => new Promise((resolve) => (go = () => resolve(port))) });
  const resumed = slow.resume();
  open().decline();
  go();
  await resumed;
  expect(open().state()).toBe('off');
});

it('another customer of the browser is asked again, and receives nothing before', async () => {
  await open().turnOn();
  const other = open({ ownerId: '2' });
  expect([other.state(), other.isUndecided()]).toEqual(['off', true]);
  expect(await other.resume()).toBeNull();
});

it('unreadable storage counts as empty, and changes notify watchers', () => {
  localStorage.setItem('pushMessages', '{"customerId":1');
  expect(readPushSettings(localStorage)).toBeNull();
  let changes = 0;
  const stop = watchPushSettings(() => (changes += 1));
  open().decline();
  stop();
  open().decline();
  expect(changes).toBe(1);
});

describe('[PLUS-50] a guest', () => {
  let running: string[];
  let foreign: string[];
  let failing: string[];
  let sent: string[];
  beforeEach(() => ([running, foreign, failing, sent] = [[], [], [], []]));
  const openGuest = (shown: string | null = null, ownerId = '77') =>
    open({
      ownerId,
      key: 'guestPush',
      registration: ofGuest({
        shown,
        others: () => running,
        send: async (id, token) => {
          if (failing.includes(id)) throw new Error('away');
          sent.push(`${id} ${token}`);
          return !foreign.includes(id);
        },
      }),
    });

  it('agrees once: the order that is shown is registered, and later ones by themselves, each once', async () => {
    expect(await openGuest('1').turnOn()).toBe('on');
    expect(openGuest('2').isUndecided()).toBe(false);
    running = ['2', '1'];
    await openGuest('2').resume();
    await openGuest().resume();
    expect(sent).toEqual(['1 d1', '2 d1']);
    device = 'd2';
    await openGuest().resume();
    expect(sent.slice(2)).toEqual(['2 d2', '1 d2']);
  });

  it('is off when the order that is shown is not registered; of others one is not asked again, and one is tried later', async () => {
    foreign = ['1'];
    await expect(openGuest('1').turnOn()).rejects.toThrow();
    expect(openGuest().state()).toBe('off');
    [running, foreign, failing] = [['3', '4', '5'], ['4'], ['5']];
    expect(await openGuest().turnOn()).toBe('on');
    failing = [];
    sent = [];
    await openGuest().resume();
    expect(sent).toEqual(['5 d1']);
  });

  it('turns off: each order is withdrawn, and none registers later', async () => {
    running = ['2'];
    await openGuest('1').turnOn();
    sent = [];
    await openGuest().turnOff();
    expect([sent, unregisterCount]).toEqual([['1 null', '2 null'], 1]);
    expect(await openGuest('3').resume()).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('has an answer of their own: neither the customer nor another guest of this browser has it', async () => {
    await openGuest('1').turnOn();
    expect([open().isUndecided(), openGuest(null, '78').isUndecided()]).toEqual([true, true]);
    expect(hasPushRegistration(localStorage)).toBe(false);
    open().decline();
    expect([open().state(), openGuest().state()]).toEqual(['off', 'on']);
    openGuest().decline();
    expect([openGuest('2').isUndecided(), await openGuest('2').resume()]).toEqual([false, null]);
  });

  it('what is stored and can not be read counts as nothing', async () => {
    const stored = (kept: string) =>
      localStorage.setItem('guestPush', JSON.stringify({ customerId: '77', choice: 'yes', sent: kept }));
    permission = 'granted';
    for (const kept of ['x', 'null', '7', '{"device":7,"orders":{}}', '{"device":"d1","orders":[7,null]}']) {
      sent = [];
      stored(kept);
      await openGuest('1').resume();
      expect(sent).toEqual(['1 d1']);
    }
  });
});

describe('the fields of a push message', () => {
  it('[DATA-29] [PUSH-02] [PUSH-03] link to the conversation or the order', () => {
    const message = { type: 'message', conversation_id: '7', sender_type: 'vendor', title: 'T', body: 'B' };
    expect(readPush(message)).toEqual({
      kind: 'message',
      title: 'T',
      body: 'B',
      path: '/chatting?conversationId=7&type=vendor&chatFrom=true',
    });
    expect(readPush({ type: 'order_status', order_id: 12, title: 'T', body: 'B' }).path).toBe('/order-history/12');
  });

  it('[PLUS-45] of a sign-in on a new device open the settings, whatever else they contain', () => {
    expect(readPush({ type: 'account', title: 'T', path: 'https://elsewhere.example' })).toMatchObject({
      kind: 'other',
      path: '/settings',
    });
  });

  it('[PUSH-07] link to nothing without an id or for other types, whatever they contain', () => {
    expect(readPush({ type: 'order_status', title: 'T' }).path).toBeNull();
    expect(readPush({ type: 'message' }).path).toBeNull();
    expect(readPush({ type: 'offer', order_id: '12', path: 'https://elsewhere.example' }).path).toBeNull();
    expect(readPush({ type: 'order_status', order_id: '../../evil?x=1' }).path).toBe(
      '/order-history/..%2F..%2Fevil%3Fx%3D1',
    );
    expect(readPush({ title: { text: 'no' } }).title).toBe('');
  });
});
