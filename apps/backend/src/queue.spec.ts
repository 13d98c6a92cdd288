import { createQueue } from './queue';

it('runs a few at a time, in order; rejects work that would wait too long; a failure frees its place', async () => {
  const queue = createQueue(2, 3);
  const ends: ((failed?: Error) => void)[] = [];
  const started: number[] = [];
  const work = (id: number) =>
    queue(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(id);
          ends.push((failed) => (failed ? reject(failed) : resolve(id)));
        }),
    );
  const all = [1, 2, 3, 4, 5].map(work);
  expect(started).toEqual([1, 2]);
  await expect(work(6)).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  ends[0]?.(new Error('broken'));
  await expect(all[0]).rejects.toThrow('broken');
  expect(started).toEqual([1, 2, 3]);
  for (let turn = 1; turn < 5; turn += 1) {
    ends[turn]?.();
    expect(await all[turn]).toBe(turn + 1);
  }
  const last = work(7);
  ends[5]?.();
  expect(await last).toBe(7);
});
