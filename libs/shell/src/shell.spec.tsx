/** What the provider can switch on and off in menu and footer. */
import { configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import { startApi, type LandingPage, type ShopConfig } from '@shop/api-client/start';
import { isEmail } from '@shop/domain/checkout';
import { createI18n, loadMessages, MessagesProvider, registerMessages, type Namespace } from '@shop/i18n';
import { emptySession, sessionSlice } from '@shop/session';
import { hostToasts, ShopThemeProvider } from '@shop/ui';
import { minor } from '@shop/util';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { CustomerLinks } from './lib/customer-links';
import BottomBar from './lib/bars/bottom-bar';
import { Header } from './lib/header/header';
import AccountDrawer from './lib/menus/account-drawer';
import Footer from './lib/footer/footer';
import { menuMessages, shellMessages } from './messages';

const config: ShopConfig = {
  businessName: 'Almera Market',
  logo: null,
  favIcon: null,
  phone: '+35621000000',
  email: 'hello@almera.example',
  address: '1 Corniche',
  country: 'MT',
  footerText: '© Almera Market',
  cookiesText: '',
  social: [],
  policies: { refund: true, cancellation: true, shipping: true },
  loyalty: true,
  pointRate: 20,
  fewestPoints: 100,
  referral: true,
  defaultPlace: null,
  money: { symbol: '€', side: 'left', decimals: 2 },
  currency: null,
  hours: '12',
  timeZone: 'UTC',
  guestCheckout: true,
  freeDeliveryOver: null,
  taxIncluded: false,
  additionalCharge: null,
  cashOnDelivery: true,
  gateways: [],
  partialPayment: null,
  transfer: false,
  wallet: true,
  refunds: true,
  tips: true,
  parcelRates: { perKm: minor(0), minimum: minor(0) },
  delivers: true,
  takesAway: true,
  prescriptions: false,
  scheduleOrder: true,
  slotMinutes: 30,
  maintenance: false,
  webPushKey: null,
  guestPush: false,
  keptData: false,
  folders: {},
};
const landing: LandingPage = {
  title: '',
  subtitle: '',
  footer: 'A market for the whole city.',
  newsletter: { title: 'Good things', text: 'Once a week.' },
  apps: { play: null, apple: null },
};

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => void toasts.splice(0));

async function show(
  element: ReactElement,
  { token = null as string | null, over = {} as Partial<ShopConfig>, messages = [] as readonly Namespace[] } = {},
) {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    preloadedState: { session: { ...emptySession, token, restored: true } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: createApiContext() }, serializableCheck: false }).concat(shopApi.middleware),
  });
  await store.dispatch(startApi.util.upsertQueryData('getConfig', { language: 'en' }, { ...config, ...over }) as never);
  const i18n = createI18n('en');
  await loadMessages(i18n, shellMessages, menuMessages, ...messages);
  return render(
    <Provider store={store}>
      <MemoryRouter>
        <MessagesProvider i18n={i18n}>
          <ShopThemeProvider accent="green" scheme="light" direction="ltr">
            {element}
          </ShopThemeProvider>
        </MessagesProvider>
      </MemoryRouter>
    </Provider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const Menu = () => <CustomerLinks className="" close={() => undefined} />;

describe('the pages of a customer', () => {
  it('[NAV-23] [NAV-24] each entry links to its page', async () => {
    await show(<Menu />, { token: 't' });
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([
      to('Profile settings'),
      to('My Orders'),
      to('My addresses'),
      to('Wallet'),
      to('Coupons'),
      to('Loyalty points'),
      to('Referral code'),
      to('Settings'),
      to('Track Order'),
    ]).toEqual([
      '/profile?page=profile-settings',
      '/my-orders',
      '/address',
      '/wallet',
      '/coupons',
      '/loyalty-points',
      '/referral-code',
      '/settings',
      '/track-order',
    ]);
  });

  it.each([
    ['wallet', { wallet: false }, 'Wallet'],
    ['loyalty points', { loyalty: false }, 'Loyalty points'],
    ['referral code', { referral: false }, 'Referral code'],
  ] as const)(
    '[NAV-25] [NAV-26] [NAV-27] %s are left out when the provider has switched them off',
    async (_name, over, gone) => {
      const all = await show(<Menu />);
      const before = links();
      all.unmount();
      await show(<Menu />, { over });
      expect(links()).toEqual(before.filter((name) => name !== gone));
      expect(before).toContain(gone);
    },
  );
});

describe('the menu of small screens', () => {
  const drawer = (
    <AccountDrawer hasPlace={false} hasLists={false} onClose={() => undefined} onSignOut={() => undefined} />
  );

  it('[NAV-34] [NAV-40] offers guests sign-in, and the pages for guests', async () => {
    await show(drawer);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(links()).toEqual(['Sign In', 'Home', 'My Orders', 'Wallet', 'Coupons', 'Track Order', 'Help & Support']);
    // Sign-in returns to the page where the menu was opened.
    expect([to('Sign In'), to('My Orders'), to('Coupons')]).toEqual([
      '/auth/sign-in?next=%2F',
      '/my-orders',
      '/coupons',
    ]);
    expect(screen.getByRole('button', { name: 'Dark Mode' })).toBeVisible();
    expect(screen.getByRole('button', { name: /English/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('[NAV-25] hides the wallet from guests too when the provider has switched it off', async () => {
    await show(drawer, { over: { wallet: false } });
    expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeVisible();
  });

  it('has sign-out instead of sign-in for customers', async () => {
    await show(drawer, { token: 't' });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(links()).toContain('Profile settings');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('[NAV-17] [NAV-19] [NAV-21] order of the header: module, place, a customer’s bell, account, menu button', async () => {
    const part = (name: string) => <button type="button">{name}</button>;
    await show(
      <Header
        variant="shop"
        name="Almera"
        logo={null}
        hasPlace
        showTrack={false}
        showContact={false}
        modulesInsteadOfLogo
        place={part('place')}
        modules={part('module')}
        menus={null}
        search={null}
        chat={null}
        wishlist={null}
        account={part('account')}
        bell={part('bell')}
        cart={null}
        onMenu={() => undefined}
      />,
    );
    const buttons = screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
    expect(buttons.filter((name) => /place|module|account|bell|Open the menu/.test(name ?? ''))).toEqual([
      'module',
      'place',
      'bell',
      'account',
      'Open the menu',
    ]);
  });

  it('[I18N-02] [THEME-01] over a form that ends with an order it has a way back, the logo, the place, language and theme, and nothing else', async () => {
    const part = (name: string) => <button type="button">{name}</button>;
    await show(
      <Header
        variant="focus"
        name="Almera"
        logo={null}
        hasPlace
        showTrack
        showContact
        modulesInsteadOfLogo={false}
        place={part('place')}
        modules={null}
        menus={part('menus')}
        search={part('search')}
        chat={part('chat')}
        wishlist={part('wishlist')}
        account={part('account')}
        bell={part('bell')}
        cart={part('cart')}
        onMenu={() => undefined}
      />,
    );
    const names = () => screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
    expect(names()).toEqual(['place', 'Language and appearance']);
    await userEvent.click(screen.getByRole('button', { name: 'Language and appearance' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dark Mode' }));
    expect(screen.getByRole('button', { name: 'Light Mode' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /العربية/ }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure to change the language?' });
    // A press on the answer is outside of the panel, which would take the question with it.
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Yes' }));
    expect(question).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(question).not.toBeInTheDocument();
    expect(names()).toEqual(['place', 'Language and appearance']);
    // Opened by its address there is nothing to go back to: the way back leads home.
    const found = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(found).toEqual([
      ['Skip to content', '#content'],
      ['Back', '/home'],
      ['Almera', '/home'],
    ]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the bar at the bottom', () => {
  const bar = () =>
    Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

  it('[NAV-13] [NAV-22] has the module’s links after Home', async () => {
    const couriers = {
      barLinks: async () => ({ barLinks: [{ to: '/home#send', label: 'bar.send' as never, Icon: () => null }] }),
      messages: registerMessages('module-couriers' as never, async () => ({ bar: { send: 'Send a parcel' } })),
    };
    const parcels = await show(<BottomBar wishlist={null} cart={null} chat={null} module={couriers} />, {
      messages: [couriers.messages],
    });
    await screen.findByRole('link', { name: 'Send a parcel' });
    expect(bar()).toEqual({
      Home: '/home',
      'Send a parcel': '/home#send',
    });
    expect(screen.queryByRole('button')).toBeNull();
    parcels.unmount();
    const button = (name: string) => <button type="button" aria-label={name} />;
    await show(<BottomBar wishlist={button('w')} cart={button('c')} chat={button('m')} module={null} />);
    expect(bar()).toEqual({ Home: '/home' });
    expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['w', 'c', 'm']);
  });
});

describe('the footer', () => {
  const footer = (over: Partial<ShopConfig> = {}, more: Partial<LandingPage> = {}) => (
    <Footer
      config={{ ...config, ...over }}
      landing={{ ...landing, ...more }}
      hasPlace={false}
      backend="https://b.example"
    />
  );

  it('[FOOT-11] shows one icon per social network of the shop, and none without', async () => {
    const none = await show(footer());
    expect(screen.queryByRole('link', { name: /Find us on/ })).toBeNull();
    none.unmount();
    const names = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'];
    await show(footer({ social: names.map((name) => ({ name, url: `https://${name}.example/almera` })) }));
    for (const name of names)
      expect(screen.getByRole('link', { name: `Find us on ${name}` })).toHaveAttribute(
        'href',
        `https://${name}.example/almera`,
      );
  });

  it('[FOOT-12] shows the badge of each app that is switched on', async () => {
    const none = await show(footer());
    expect(screen.queryByRole('link', { name: /Google Play|App Store/ })).toBeNull();
    none.unmount();
    await show(footer({}, { apps: { play: 'https://play.example/app', apple: null } }));
    expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', 'https://play.example/app');
    expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull();
  });

  it('[FOOT-22] [FOOT-23] shows each of the three policies only if it is switched on', async () => {
    const all = await show(footer());
    for (const [name, href] of [
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
      ['Cancellation Policy', '/cancellation-policy'],
      ['Shipping Policy', '/shipping-policy'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    all.unmount();
    await show(footer({ policies: { refund: false, cancellation: false, shipping: false } }));
    expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible();
    for (const name of ['Refund Policy', 'Cancellation Policy', 'Shipping Policy'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('[ROUTE-46] applications open in a new window on the provider’s own host', async () => {
    await show(footer());
    const store = screen.getByRole('link', { name: 'Become a store owner' });
    expect([store.getAttribute('href'), store.getAttribute('target')]).toEqual([
      'https://b.example/store/apply',
      '_blank',
    ]);
    expect(screen.getByRole('link', { name: 'Become a delivery man' })).toHaveAttribute(
      'href',
      'https://b.example/deliveryman/apply',
    );
  });

  it('[FOOT-18] [FOOT-19] [FOOT-21] links that need sign-in or a zone show a toast without it', async () => {
    const out = await show(footer());
    for (const name of ['Loyalty points', 'My wallet', 'Campaigns'])
      await userEvent.click(screen.getByRole('link', { name }));
    expect(toasts).toEqual([
      'You must be login to access this page.',
      'You must be login to access this page.',
      'You must pick a zone to access this page.',
    ]);
    out.unmount();
    await show(footer(), { token: 't' });
    expect(screen.getByRole('link', { name: 'Loyalty points' })).toHaveAttribute('href', '/loyalty-points');
    expect(screen.getByRole('link', { name: 'My wallet' })).toHaveAttribute('href', '/wallet');
    toasts.splice(0);
    await userEvent.click(screen.getByRole('link', { name: 'My wallet' }));
    expect(toasts).toEqual([]);
  });

  it.each([
    ['a@b.co', true],
    ['first.last+tag@mail.example.org', true],
    ['a@b', false],
    ['a@b.c', false],
    ['@b.co', false],
    ['a b@c.de', false],
    ['', false],
  ])('[FOOT-04] "%s" is an e-mail address: %s', (text, is) => {
    expect(isEmail(text)).toBe(is);
  });
});
