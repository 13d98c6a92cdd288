/** What a store tells about itself on a press: hours, place, phone and reviews; and sharing its link (PLUS-26). */
import type { Store } from '@shop/domain';
import { openTestShop, wirePage } from '@shop/testing';
import { timeRequest } from '@shop/util';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreHead } from './lib/store-head';
import { discoveryMessages, storeInfoMessages } from './messages';

/** Thursday noon in Malta. */
const NOON = Date.parse('2026-03-05T11:00:00Z');
const store = {
  id: '9',
  slug: 'green-corner',
  moduleId: '1',
  name: 'Green Corner',
  address: '1 Market Street',
  phone: '+356 2100 0000',
  place: null,
  active: true,
  open: true,
  rating: 4.5,
  ratingCount: 12,
  deliveryFee: 190,
  minimumOrder: 500,
  delivers: true,
  schedules: [
    { day: 4, opens: '18:00', closes: '23:00' },
    { day: 4, opens: '08:00', closes: '15:00' },
    { day: 5, opens: '00:00', closes: '23:59' },
  ],
} as unknown as Store;
const review = (id: number) => ({ id, customer_name: 'Mina', rating: 4, comment: 'Fresh.', item_name: `Bread ${id}` });

async function show(of: Partial<Store> = {}, reviews: () => Response = () => Response.json(wirePage('reviews', []))) {
  jest.useFakeTimers({ advanceTimers: true, now: NOON });
  const shop = openTestShop();
  shop.answers['/api/v1/stores/reviews'] = reviews;
  await shop.renderWithProviders(<StoreHead store={{ ...store, ...of }} />, {
    messages: [discoveryMessages, storeInfoMessages],
    timeZone: 'Europe/Malta',
  });
  await act(async () => timeRequest()(new Headers({ date: new Date(NOON).toUTCString() })));
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
afterEach(() => jest.useRealTimers());

it('[PLUS-26] the head says what a delivery costs and from which amount on', async () => {
  await show();
  expect(screen.getByText('Delivery €1.90')).toBeVisible();
  expect(screen.getByText('Minimum order €5.00')).toBeVisible();
});

it('[PLUS-26] the sheet lists the week from today on, with every span of a day', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Hours, map and reviews' }));
  const sheet = await screen.findByRole('dialog', { name: 'About the store' });
  const days = within(sheet).getAllByRole('term');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Thursday (today)',
    'Friday',
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
  ]);
  expect(days[0]!.parentElement).toHaveTextContent('08:00 am – 03:00 pm06:00 pm – 11:00 pm');
  expect(days[1]!.parentElement).toHaveTextContent('Open 24 hours');
  expect(days[2]!.parentElement).toHaveTextContent('Closed');
  expect(within(sheet).getByRole('link', { name: 'Call +356 2100 0000' })).toHaveAttribute('href', 'tel:+35621000000');
  expect(await within(sheet).findByText('Nobody has written a review yet.')).toBeVisible();
});

it('[PLUS-26] its reviews name the item, and a failed list can be asked for again', async () => {
  let fails = true;
  const user = await show({}, () =>
    fails ? Response.json({ errors: [] }, { status: 500 }) : Response.json(wirePage('reviews', [review(1), review(2)])),
  );
  await user.click(screen.getByRole('button', { name: 'Hours, map and reviews' }));
  const failure = await screen.findByRole('alert');
  fails = false;
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bread 2')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[PLUS-71] reviews are counted per star, the best first, and show words and pictures', async () => {
  const said = {
    ...review(1),
    tags: ['fresh', 'invented'],
    attachment: ['https://shop.example/storage/review/one.webp'],
  };
  const user = await show({}, () => Response.json({ ...wirePage('reviews', [said]), ratings: [0, 1, 0, 3, 8] }));
  await user.click(screen.getByRole('button', { name: 'Hours, map and reviews' }));
  const bars = await screen.findByRole('list', { name: 'Reviews per star' });
  expect(
    within(bars)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '5 stars: 8 reviews5 8',
    '4 stars: 3 reviews4 3',
    '3 stars: 0 reviews3 0',
    '2 stars: 1 review2 1',
    '1 star: 0 reviews1 0',
  ]);
  const words = await screen.findByRole('list', { name: 'In short' });
  expect(within(words).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Open picture 1 of the review' }));
  expect(await screen.findByRole('img', { name: 'Picture 1 of the review' })).toBeVisible();
});

it.each([
  ['a backend that does not count', {}],
  ['a store without reviews', { ratings: [0, 0, 0, 0, 0] }],
  ['counts that make no sense', { ratings: [3] }],
])('no bars for %s', async (_name, over) => {
  const user = await show({}, () => Response.json({ ...wirePage('reviews', [review(1)]), ...over }));
  await user.click(screen.getByRole('button', { name: 'Hours, map and reviews' }));
  expect(await screen.findByText('Bread 1')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Reviews per star' })).toBeNull();
});

it('[PLUS-26] a link is shared by the device, else copied, and the customer is told which', async () => {
  const user = await show();
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Green Corner', url: expect.stringContaining('/store/green-corner') });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  share.mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(copied).toHaveBeenLastCalledWith(expect.stringContaining('/store/green-corner'));
  share.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'AbortError' }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(copied).toHaveBeenCalledTimes(1);
  Object.assign(navigator, { share: undefined });
});

it('[PLUS-26] the store says what is new over its cover, and all of its words in the sheet', async () => {
  const user = await show({ description: 'Fruit by the door.', announcement: 'Figs are in.' });
  expect(screen.getByText('Figs are in.')).toBeVisible();
  expect(screen.queryByText('Fruit by the door.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hours, map and reviews' }));
  const sheet = await screen.findByRole('dialog', { name: 'About the store' });
  expect(within(sheet).getByText('Fruit by the door.')).toBeVisible();
  expect(within(sheet).getByText('Figs are in.')).toBeVisible();
});
