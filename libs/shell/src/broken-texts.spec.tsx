/** Notices whose texts are broken are left out; whatever stands beside them stays (decision 081). */
import { registerMessages, type Namespace } from '@shop/i18n';
import { openTestShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import Consent from './lib/notices/consent';
import PushMessages from './lib/notices/push-messages';
import { ConnectionNotice } from './lib/status/connection-notice';
import { consentMessages, lineMessages, pushMessages } from './messages';

const NOTICES: [Namespace, ReactElement][] = [
  [consentMessages, <Consent key="consent" text="We keep your cart in this browser." />],
  [lineMessages, <ConnectionNotice key="line" isPending={false} sendPending={() => undefined} />],
  [pushMessages, <PushMessages key="push" />],
];

it.each(NOTICES)('%s', async (namespace, notice) => {
  localStorage.clear();
  const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerMessages(namespace, () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
  await openTestShop().renderWithProviders(
    <>
      {notice}
      <p>The rest of the page</p>
    </>,
  );
  // React tells of what a boundary caught.
  await waitFor(() => expect(caught).toHaveBeenCalled());
  expect(screen.getByText('The rest of the page')).toBeVisible();
  caught.mockRestore();
});

it('changes of the cart are sent again although the texts of the line are broken', async () => {
  jest.useFakeTimers();
  const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerMessages(lineMessages, () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
  const sendPending = jest.fn();
  await openTestShop().renderWithProviders(<ConnectionNotice isPending sendPending={sendPending} />);
  await jest.advanceTimersByTimeAsync(2000);
  expect(sendPending).toHaveBeenCalledTimes(1);
  caught.mockRestore();
  jest.useRealTimers();
});
