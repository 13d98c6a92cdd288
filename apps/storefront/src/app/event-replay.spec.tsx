/** What is typed and sent before a field is hydrated is told to it afterwards, whatever the moment. */
import { EARLY_PRESSES } from '../server/event-replay';

const later = () => new Promise((done) => setTimeout(done, 100));

it('Enter in the moment between the awakening of a field and the replay of its text is kept for after the text', async () => {
  document.body.innerHTML = '<div id="root"><input type="search"></div>';
  // The script as the head of a page has it.
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
  // React is there, and knows nothing of the text.
  Object.assign(field, { __reactProps$x: {} });
  document.documentElement.dataset.ready = 'true';
  field.value = '';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(heard).toEqual([]);
  await later();
  expect(heard).toEqual(['typed milk', 'Enter with milk']);
});
