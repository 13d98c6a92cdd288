/** The receiver's own link of a parcel: the sender shares it, the receiver follows it. */
import { orderStateMessages } from '@shop/order-form';
import { openTestShop, type TestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowParcelPage } from './lib/follow/follow-parcel-page';
import { ShareParcel } from './lib/share/share-parcel';
import { trackingMessages } from './messages';
import { followMessages } from './receiver-messages';

const FOLLOW = '/api/v1/parcel/follow';
const SHARE = '/api/v1/customer/order/receiver-link';
const TOKEN = 'a'.repeat(43);
const parcel = (over: object = {}) => ({
  order_status: 'picked_up',
  sender_name: 'Mina',
  note: 'Mind the lamp',
  pending: '2026-03-05 14:00:00',
  confirmed: '2026-03-05 14:02:00',
  picked_up: '2026-03-05 14:20:00',
  delivered: null,
  arrival: null,
  delay_reason: null,
  destination: { lat: 1, lng: 2 },
  courier: { name: 'Yusuf', image_full_url: '', place: { lat: 1.01, lng: 2 } },
  ...over,
});
const gone = () => Response.json({ errors: [{ code: 'token', message: 'Gone' }] }, { status: 404 });

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
let testShop: TestShop;
beforeEach(() => {
  toasts.splice(0);
  testShop = openTestShop();
});
afterEach(() => void jest.useRealTimers());

const bodies = (path: string) =>
  testShop.calls.flatMap(({ pathname }, index) =>
    pathname === path ? [JSON.parse(String(testShop.sent[index]?.body))] : [],
  );

describe('the receiver', () => {
  const open = (path = `/follow-parcel#${TOKEN}`, language: 'en' | 'ar' = 'en') =>
    testShop.renderWithProviders(<FollowParcelPage />, {
      messages: [followMessages, orderStateMessages],
      path,
      language,
    });

  it('[PLUS-49] sees who sends it, the note, how far it is and who brings it', async () => {
    const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    testShop.answers[FOLLOW] = parcel({ arrival: { from: soon(10), to: soon(20) } });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'A parcel from Mina' })).toBeVisible();
    expect(screen.getByText('Mina writes').closest('figure')).toHaveTextContent('Mind the lamp');
    expect(screen.getByText('Arriving')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Progress of the parcel' })).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Sent',
      'Courier found',
      'On the way to you',
      'Delivered',
    ]);
    expect(screen.getByText('On the way to you').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Yusuf')).toBeVisible();
    expect(bodies(FOLLOW)).toEqual([{ token: TOKEN }]);
    expect(testShop.calls.map(String).join()).not.toContain(TOKEN);
  });

  it.each([
    ['a link that stopped', `/follow-parcel#${TOKEN}`],
    ['no token', '/follow-parcel'],
    ['a token of odd letters', '/follow-parcel#<script>alert(1)</script>aaaaaaaaaa'],
  ])('[PLUS-49] sees one and the same page for %s', async (_name, path) => {
    testShop.answers[FOLLOW] = gone;
    await open(path);
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Gone')).toBeNull();
  });

  it('[PLUS-49] sees it move by itself, and that the link ends; then nothing is asked any more', async () => {
    jest.useFakeTimers();
    const wait = () => act(async () => void (await jest.advanceTimersByTimeAsync(10_100)));
    let answer: unknown = parcel({ order_status: 'confirmed', picked_up: null });
    testShop.answers[FOLLOW] = () => (typeof answer === 'function' ? (answer as () => unknown)() : answer);
    await open();
    await wait();
    expect(screen.getByText('Courier found').closest('li')).toHaveAttribute('aria-current', 'step');
    answer = parcel();
    await wait();
    expect(screen.getByText('On the way to you').closest('li')).toHaveAttribute('aria-current', 'step');
    answer = gone;
    await wait();
    expect(screen.getByText('This link no longer works')).toBeVisible();
    expect(screen.queryByText('Mind the lamp')).toBeNull();
    const asked = bodies(FOLLOW).length;
    await wait();
    expect(bodies(FOLLOW)).toHaveLength(asked);
  });

  it('[PLUS-49] is told that it does not come, without a map or a window', async () => {
    testShop.answers[FOLLOW] = parcel({ order_status: 'canceled', courier: null });
    await open();
    expect(await screen.findByText('This parcel will not arrive. Ask the sender about it.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[PLUS-49] reads all of it in Arabic, and a parcel of which little is known', async () => {
    testShop.answers[FOLLOW] = { order_status: 'odd', courier: [], destination: 'x', note: null };
    await open(undefined, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'طرد لك' })).toBeVisible();
    expect(screen.getByText('تم الإرسال').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('[PLUS-49] can try again after a failure', async () => {
    testShop.answers[FOLLOW] = () => Response.json({}, { status: 500 });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    testShop.answers[FOLLOW] = parcel();
    await userEvent.click(again);
    expect(await screen.findByText('A parcel from Mina')).toBeVisible();
  });
});

describe('the sender', () => {
  const share = jest.fn(async () => undefined);
  beforeEach(() => {
    share.mockClear();
    Object.assign(navigator, { share });
    testShop.answers[SHARE] = () => {
      const { note = 'Hello', renew } = bodies(SHARE).at(-1) as { note?: string; renew?: number };
      return { token: renew ? 'b'.repeat(43) : TOKEN, note };
    };
  });
  afterEach(() => void Object.assign(navigator, { share: undefined }));
  const open = async () => {
    await testShop.renderWithProviders(<ShareParcel orderId="123456789" guestId="7" />, {
      messages: [trackingMessages],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Share with the receiver' }));
    return screen.findByRole('dialog', { name: 'A link for the receiver' });
  };
  const link = (dialog: HTMLElement) => within(dialog).findByRole('textbox', { name: 'Link' });

  it('[PLUS-49] gets a link by one press, and sends it', async () => {
    const dialog = await open();
    const url = `http://localhost/follow-parcel#${TOKEN}`;
    expect(await link(dialog)).toHaveValue(url);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    expect(share).toHaveBeenCalledWith({ title: 'Follow your parcel', url });
    expect(bodies(SHARE)).toEqual([{ order_id: '123456789', guest_id: '7' }]);
  });

  it('[PLUS-49] where the device can neither send nor copy, it is selected', async () => {
    Object.assign(navigator, { share: undefined });
    const dialog = await open();
    const field = await link(dialog);
    const selected = jest.spyOn(field as HTMLInputElement, 'select');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(toasts.length).toBe(1));
    if (toasts[0] !== 'Link copied') expect(selected).toHaveBeenCalled();
  });

  it('[PLUS-49] writes a note, and makes another link', async () => {
    const dialog = await open();
    await link(dialog);
    const note = within(dialog).getByRole('textbox', { name: 'Note for the receiver' });
    expect(note).toHaveValue('Hello');
    const save = within(dialog).getByRole('button', { name: 'Save the note' });
    expect(save).toBeDisabled();
    await userEvent.clear(note);
    await userEvent.type(note, 'At the gate');
    await userEvent.click(save);
    await waitFor(() => expect(toasts).toEqual(['The receiver sees your note now.']));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
    await waitFor(async () =>
      expect(await link(dialog)).toHaveValue(`http://localhost/follow-parcel#${'b'.repeat(43)}`),
    );
    expect(bodies(SHARE).slice(1)).toEqual([
      { order_id: '123456789', guest_id: '7', note: 'At the gate' },
      { order_id: '123456789', guest_id: '7', renew: 1 },
    ]);
  });

  it('[PLUS-49] hears why there is none, and can try again', async () => {
    testShop.answers[SHARE] = () =>
      Response.json({ errors: [{ code: 'order_id', message: 'It is over.' }] }, { status: 403 });
    const dialog = await open();
    expect(await within(dialog).findByText('It is over.')).toBeVisible();
    testShop.answers[SHARE] = { token: TOKEN, note: '' };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await link(dialog)).toBeVisible();
  });
});
