import { allAnswered, openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { steps } from './lib/steps/steps';

const contents = ['Choose', 'A thing', 'Send', 'It'].map((value, id) => ({ id, value }));
const show = (wire: object) => {
  const testShop = openTestShop();
  testShop.answers['/api/v1/other-banners/video-content'] = wire;
  return testShop.renderSection(steps);
};

describe('the steps', () => {
  it('[PARC-02] [HOME-24] [HOME-25] a video plays and pauses on a press, and its label says which', async () => {
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

  it('[PARC-02] an image is shown instead when the type is image', async () => {
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

  it('without contents the section is left out', async () => {
    const { container, store } = await show({ banner_type: 'image', banner_contents: [] });
    await allAnswered(store);
    expect(container.querySelector('section')).toBeNull();
  });
});
