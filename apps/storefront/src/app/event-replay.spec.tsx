/** Replay of text and presses from before the hydration of a field, at any moment. */
import { EARLY_PRESSES } from '../server/event-replay';

const later = () => new Promise((done) => setTimeout(done, 100));

it('Enter between the hydration of a field and the replay of its text is replayed after the text', async () => {
  document.body.innerHTML = '<div id="root"><input type="search"></div>';
  // The inline script of a page's head.
  const script = document.createElement('script');
  script.textContent = EARLY_PRESSES;
  document.head.append(script);
  document.dispatchEvent(new Event('readystatechange'));
  const field = document.querySelector('input') as HTMLInputElement;
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(`typed ${field.value}`));
  field.addEventListener('keydown', ({ key }) => heard.push(`${key} with ${field.value}`));

  field.value = 'milk';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  heard.length = 0;
  // React has hydrated the field, but does not know its text.
  Object.assign(field, { __reactProps$x: {} });
  document.documentElement.dataset.ready = 'true';
  field.value = '';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(heard).toEqual([]);
  await later();
  expect(heard).toEqual(['typed milk', 'Enter with milk']);
});
