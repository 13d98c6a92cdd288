import { noticeTitles } from './notices';

describe('what a customer is told of the steps of an order', () => {
  it('says of an order that nobody brings that it waits, and was picked up', () => {
    const told = noticeTitles({ type: 'take_away', prescription: false });
    expect(told.handover?.en).toBe('Your order is ready: come and get it');
    expect(told.delivered).toEqual({ en: 'You have picked up your order', ar: 'استلمت طلبك' });
    expect(noticeTitles({ type: 'delivery', prescription: false }).delivered?.en).toBe('Your order has arrived');
    expect(noticeTitles({ type: 'parcel', prescription: false }).delivered?.en).toBe('Your parcel has arrived');
  });

  it('[PLUS-15] tells the price of a prescription with its confirmation, however it is handed over', () => {
    const prescription = true;
    expect(noticeTitles({ type: 'delivery', prescription }).confirmed?.en).toMatch(/^The pharmacy has read/);
    expect(noticeTitles({ type: 'take_away', prescription }).confirmed?.en).toMatch(/^The pharmacy has read/);
    expect(noticeTitles({ type: 'take_away', prescription }).delivered?.en).toBe('You have picked up your order');
  });
});
