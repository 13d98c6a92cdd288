/** What a customer shops for: offered once after sign-up, changed in the profile (PROF-35). */
import { openTestShop, type TestShop } from '@shop/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { profileMessages } from './index';
import { InterestsPage } from './lib/interests/interests-page';
import { interestMessages } from './lib/interests/messages';

const SAVE = '/api/v1/customer/update-interest';
const category = (id: number, name: string, featured = 0) => ({ id, name, slug: name, image: null, featured });
let testShop: TestShop;
let stored: number[];
beforeEach(() => {
  testShop = openTestShop();
  stored = [];
  Object.assign(testShop.answers, {
    '/api/v1/module': [
      { id: 1, module_name: 'Grocery', module_type: 'goods', all_zone_service: 1 },
      { id: 2, module_name: 'Food', module_type: 'shelf', all_zone_service: 1 },
      { id: 5, module_name: 'Parcel', module_type: 'parcel', all_zone_service: 1 },
    ],
    '/api/v1/categories': [category(1, 'Bread'), category(2, 'Fruit', 1)],
    '/api/v1/customer/info': () => ({ id: 1, f_name: 'Mina', selected_modules_for_interest: stored }),
    [SAVE]: { message: 'Saved.' },
  });
});

async function show(next: string | null, language: 'en' | 'ar' = 'en') {
  const query = next === null ? '' : `&next=${encodeURIComponent(next)}`;
  await testShop.renderWithProviders(
    <Routes>
      <Route path="/profile" element={<InterestsPage />} />
      <Route path="*" element={<p>what follows</p>} />
    </Routes>,
    { messages: [profileMessages, interestMessages], token: 't', path: `/profile?page=interests${query}`, language },
  );
}
const groupOf = (name: string) => screen.findByRole('group', { name });
const sent = () => testShop.sent.flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body) as object] : []));

it('[PROF-35] categories of each module with some are chips, the featured first; what is chosen is sent, and the way goes on', async () => {
  await show('/home');
  const boxes = within(await groupOf('Grocery')).findAllByRole('checkbox');
  expect((await boxes).map((box) => box.closest('label')?.textContent)).toEqual(['Fruit', 'Bread']);
  expect(screen.queryByRole('group', { name: 'Parcel' })).toBeNull();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  (await boxes)[0]!.focus();
  await userEvent.keyboard(' ');
  await userEvent.click(within(await groupOf('Food')).getByRole('checkbox', { name: 'Bread' }));
  await userEvent.click(save);
  expect(await screen.findByText('what follows')).toBeVisible();
  expect(sent()).toEqual([{ interest: [2, 1] }]);
});

it('[PROF-35] it can be skipped, and nothing is sent', async () => {
  await show('/home', 'ar');
  await userEvent.click(await screen.findByRole('button', { name: 'تخطٍّ' }));
  expect(await screen.findByText('what follows')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('[PROF-35] in the profile it shows what was chosen, keeps what it does not show, and stays', async () => {
  stored = [2, 77];
  await show(null);
  const fruit = await within(await groupOf('Grocery')).findByRole('checkbox', { name: 'Fruit' });
  expect(fruit).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await userEvent.click(fruit);
  stored = [77];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ interest: [77] }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
});

it('[PROF-35] a failure is told, and what was chosen stays', async () => {
  testShop.answers[SAVE] = new Response(JSON.stringify({ errors: [{ code: 'x', message: 'Not now.' }] }), {
    status: 500,
  });
  await show('/home');
  const fruit = await within(await groupOf('Food')).findByRole('checkbox', { name: 'Fruit' });
  await userEvent.click(fruit);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(fruit).toBeChecked();
  expect(screen.queryByText('what follows')).toBeNull();
});

it('[PROF-35] where nothing can be chosen, the way goes on', async () => {
  testShop.answers['/api/v1/module'] = [];
  await show('/home');
  expect(await screen.findByText('what follows')).toBeVisible();
});

it('[PROF-35] where they cannot be read, the way goes on after sign-up, and the profile says so', async () => {
  const refuse = () => new Response('{}', { status: 500 });
  testShop.answers['/api/v1/customer/info'] = refuse;
  await show(null);
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
  cleanup();
  await show('/home');
  expect(await screen.findByText('what follows')).toBeVisible();
});
