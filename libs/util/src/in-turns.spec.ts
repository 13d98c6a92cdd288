import { inTurns } from './in-turns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs one step a task, in their order, and undoes them the last one first', () => {
  const log: string[] = [];
  const step = (name: string) => () => {
    log.push(name);
    return () => void log.push(`no ${name}`);
  };
  const stop = inTurns([step('a'), () => void log.push('b'), step('c')]);
  expect(log).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(log).toEqual(['a']);
  jest.advanceTimersToNextTimer();
  expect(log).toEqual(['a', 'b']);
  jest.runAllTimers();
  expect(log).toEqual(['a', 'b', 'c']);
  stop();
  expect(log).toEqual(['a', 'b', 'c', 'no c', 'no a']);
});

it('leaves out what has not run when it is stopped, undoing what has', () => {
  const log: string[] = [];
  const stop = inTurns([() => () => void log.push('undone'), () => void log.push('never')]);
  jest.advanceTimersToNextTimer();
  stop();
  jest.runAllTimers();
  expect(log).toEqual(['undone']);
});
