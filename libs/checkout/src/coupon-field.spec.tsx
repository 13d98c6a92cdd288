import { configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import type { Coupon, Store } from '@shop/domain';
import { createI18n, FormatsProvider, loadMessages, MessagesProvider } from '@shop/i18n';
import { emptySession, sessionSlice } from '@shop/session';
import { ShopThemeProvider } from '@shop/ui';
import { minor } from '@shop/util';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import CouponField from './lib/coupon-field';
import { checkoutMessages } from './messages';

const coupon: Coupon = {
  id: '1',
  code: 'FOOD10',
  title: 'Ten percent',
  discount: { kind: 'percent', percent: 10 },
  maximum: minor(0),
  minimumPurchase: minor(1500),
  freeDelivery: false,
  expires: null,
};
const place = { id: '9', moduleId: '2' } as Store;

async function testShop(language: 'en' | 'ar') {
  const i18n = createI18n(language);
  await loadMessages(i18n, checkoutMessages);
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    preloadedState: { session: emptySession },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: createApiContext() }, serializableCheck: false }).concat(shopApi.middleware),
  });
  return (element: ReactElement) => (
    <ShopThemeProvider accent="green" scheme="light" direction="ltr">
      <Provider store={store}>
        <MessagesProvider i18n={i18n}>
          <FormatsProvider
            money={{ symbol: '€', side: 'left', digits: 2 }}
            clock={{ timeZone: 'UTC', hours: '12', language }}
          >
            {element}
          </FormatsProvider>
        </MessagesProvider>
      </Provider>
    </ShopThemeProvider>
  );
}
const field = (net: number) => (
  <CouponField store={place} net={minor(net)} coupon={coupon} storedCode={null} onChange={() => undefined} />
);

describe('[CHK-18] a coupon above and below its minimum purchase', () => {
  it('shows the missing amount, and that the coupon applies only above it', async () => {
    const on = await testShop('en');
    const { rerender } = render(on(field(1180)));
    expect(screen.getByRole('status')).toHaveTextContent('Add €3.20 more to use FOOD10');
    expect(screen.queryByText(/applied/)).toBeNull();
    rerender(on(field(1500)));
    expect(screen.getByRole('status')).toHaveTextContent('FOOD10 is applied');
    expect(screen.getByRole('status')).toHaveTextContent('-€1.50');
    expect(screen.queryByText(/more to use/)).toBeNull();
  });

  it('is translated to Arabic', async () => {
    const on = await testShop('ar');
    const { rerender } = render(on(field(1180)));
    expect(screen.getByRole('status').textContent?.replace(/[\u2066-\u2069]/g, '')).toBe('أضف €3.20 لتستخدم FOOD10');
    rerender(on(field(1500)));
    expect(screen.getByRole('status')).toHaveTextContent('تم تطبيق');
  });
});
