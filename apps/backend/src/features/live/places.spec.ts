import { createPlaces } from './places';

const refused = expect.objectContaining({ status: 429, retryAfter: 30 });

it('five of one caller and order, twenty of one address; a place that is given back is free once', () => {
  const places = createPlaces();
  const back = Array.from({ length: 5 }, () => places.take('order:1', { caller: '7', address: 'a' }));
  expect(() => places.take('order:1', { caller: '7', address: 'b' })).toThrow(refused);
  // Another order of theirs, and another caller of the order, have their own.
  for (let order = 2; order <= 4; order += 1)
    for (let count = 0; count < 5; count += 1) places.take(`order:${order}`, { caller: '7', address: 'a' });
  expect(() => places.take('order:9', { caller: '8', address: 'a' })).toThrow(refused);
  places.take('order:1', { caller: '8', address: 'b' });
  back[0]?.();
  back[0]?.();
  places.take('order:1', { caller: '7', address: 'a' });
  expect(() => places.take('order:1', { caller: '7', address: 'b' })).toThrow(refused);
  expect(() => places.take('order:9', { caller: '8', address: 'a' })).toThrow(refused);
});
