/** Saved addresses whose texts are broken say so, and offer a retry; the popover around them stays (decision 081). */
import { registerMessages } from '@shop/i18n';
import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { placeMessages, savedAddressMessages } from './index';
import LocationPopover from './lib/location-popover';

it('[LOC-03] the popover says that the addresses could not be loaded, and still offers the map', async () => {
  const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerMessages(savedAddressMessages, () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
  await openTestShop().renderWithProviders(
    <LocationPopover place={null} onPickFromMap={() => undefined} onPlace={() => undefined} close={() => undefined} />,
    { messages: [placeMessages], token: 't' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Your addresses could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pick from map' })).toBeVisible();
  caught.mockRestore();
});
