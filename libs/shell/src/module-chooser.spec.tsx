/** The modal that lists the modules of the place. */
import { openTestShop, type TestShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ModuleChooser from './lib/module-chooser';
import { menuMessages } from './messages';

const MODULES = '/api/v1/module';
const wireModule = (id: number, type: string) => ({
  id,
  module_type: type,
  module_name: type,
  description: '',
  zones: [{ id: 1 }],
});
let testShop: TestShop;
beforeEach(() => (testShop = openTestShop()));

async function show() {
  const chosen: string[] = [];
  await testShop.renderWithProviders(
    <ModuleChooser forced onClose={() => undefined} onChoose={({ type }) => chosen.push(type)} />,
    { messages: [menuMessages] },
  );
  return chosen;
}

it('[MOD-02] [MOD-03] shows skeletons while it loads, and says when there is no module', async () => {
  let answer = () => {};
  testShop.answers[MODULES] = () => new Promise((done) => (answer = () => done(Response.json([]))));
  await show();
  expect(await screen.findByRole('status', { name: 'Loading the modules' })).toBeInTheDocument();
  answer();
  expect(await screen.findByText('No module found')).toBeVisible();
  expect(screen.getByText('Contact with the site owner to activate modules.')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading the modules' })).toBeNull();
});

it('[MOD-04] chooses a single module by itself', async () => {
  testShop.answers[MODULES] = [wireModule(1, 'goods')];
  const chosen = await show();
  await waitFor(() => expect(chosen).toEqual(['goods']));
});

it('[MOD-05] [MOD-06] lists several modules, and chooses the one that is pressed', async () => {
  testShop.answers[MODULES] = [wireModule(1, 'goods'), wireModule(2, 'shelf'), wireModule(3, 'unknown')];
  const chosen = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'shelf' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(chosen).toEqual(['shelf']);
});
