import { createStreamSlots } from './stream-slots';

const refused = expect.objectContaining({ status: 429, retryAfter: 30 });

it('five per caller and order, twenty per address; a released slot is free once', async () => {
  const slots = createStreamSlots({ databaseUrl: null }, null as never);
  const take = (topic: string, caller: string, address: string) => slots.take(topic, { caller, address });
  const back = await Promise.all(Array.from({ length: 5 }, () => take('order:1', '7', 'a')));
  await expect(take('order:1', '7', 'b')).rejects.toThrow(refused);
  // Another order of the caller, and another caller of the order, have their own limits.
  for (let order = 2; order <= 4; order += 1)
    for (let count = 0; count < 5; count += 1) await take(`order:${order}`, '7', 'a');
  await expect(take('order:9', '8', 'a')).rejects.toThrow(refused);
  await take('order:1', '8', 'b');
  back[0]?.();
  back[0]?.();
  await take('order:1', '7', 'a');
  await expect(take('order:1', '7', 'b')).rejects.toThrow(refused);
  await expect(take('order:9', '8', 'a')).rejects.toThrow(refused);
});
