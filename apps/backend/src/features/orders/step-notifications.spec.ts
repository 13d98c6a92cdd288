import { notificationTitles } from './step-notifications';

describe('notifications of order steps', () => {
  it('says of a take-away that it is ready, and was picked up', () => {
    const titles = notificationTitles({ type: 'take_away', prescription: false, isGuest: false });
    expect(titles.handover?.en).toBe('Your order is ready: come and get it');
    expect(titles.delivered).toEqual({ en: 'You have picked up your order', ar: 'استلمت طلبك' });
    expect(notificationTitles({ type: 'delivery', prescription: false, isGuest: false }).delivered?.en).toBe(
      'Your order has arrived',
    );
    expect(notificationTitles({ type: 'parcel', prescription: false, isGuest: false }).delivered?.en).toBe(
      'Your parcel has arrived',
    );
  });

  it('[PLUS-15] announces the price of a prescription with its confirmation, for any order type', () => {
    const prescription = true;
    expect(notificationTitles({ type: 'delivery', prescription, isGuest: false }).confirmed?.en).toMatch(
      /^The pharmacy has checked/,
    );
    expect(notificationTitles({ type: 'take_away', prescription, isGuest: false }).confirmed?.en).toMatch(
      /^The pharmacy has checked/,
    );
    expect(notificationTitles({ type: 'take_away', prescription, isGuest: false }).delivered?.en).toBe(
      'You have picked up your order',
    );
  });
});
