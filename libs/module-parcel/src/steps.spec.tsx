import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiContext, shopApi } from '@shop/api-client';
import { createI18n, loadMessages, MessagesProvider } from '@shop/i18n';
import { emptySession, sessionSlice } from '@shop/session';
import { ShopThemeProvider } from '@shop/ui';
import { Provider } from 'react-redux';
import { Steps } from './lib/steps';
import { parcelMessages } from './messages';

const contents = ['Choose', 'A thing', 'Send', 'It'].map((value, id) => ({ id, value }));
async function show(wire: object) {
  global.fetch = (async (input: string) => {
    const isConfig = new URL(input).pathname === '/api/v1/config';
    return new Response(JSON.stringify(isConfig ? { digit_after_decimal_point: 2 } : wire), { status: 200 });
  }) as typeof fetch;
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer }),
    preloadedState: { session: emptySession } as never,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext({ origin: 'http://shop' }) },
        serializableCheck: false,
      }).concat(shopApi.middleware),
  });
  const i18n = createI18n('en');
  await loadMessages(i18n, parcelMessages);
  return render(
    <Provider store={store}>
      <MessagesProvider i18n={i18n}>
        <ShopThemeProvider accent="amber" scheme="light" direction="ltr">
          <Steps />
        </ShopThemeProvider>
      </MessagesProvider>
    </Provider>,
  );
}

describe('the steps', () => {
  it('[PARC-02] [HOME-24] [HOME-25] a video plays and pauses on a press, and says which', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('play'));
    });
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('pause'));
    });
    await show({
      banner_type: 'video',
      banner_video: 'https://x/v.mp4',
      section_title: 'How',
      banner_contents: contents,
    });
    const video = await screen.findByLabelText('Video: How');
    expect(video).toHaveAttribute('src', 'https://x/v.mp4');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['1ChooseA thing', '2SendIt']);
  });

  it('[PARC-02] an image stands in its place when the type is image', async () => {
    await show({
      banner_type: 'image',
      banner_image_full_url: 'https://x/i.webp',
      banner_video: 'https://x/v.mp4',
      section_title: 'How',
      banner_contents: contents,
    });
    expect(await screen.findByRole('heading', { name: 'How' })).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining('https://x/i.webp'));
    expect(document.querySelector('video')).toBeNull();
  });

  it('without contents there is no section', async () => {
    const { container } = await show({ banner_type: 'image', banner_contents: [] });
    await new Promise((done) => setTimeout(done, 50));
    expect(container.querySelector('section')).toBeNull();
  });
});
