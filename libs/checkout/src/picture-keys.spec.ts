import { pictureKeys } from './lib/sections/picture-keys';

const picture = (content: string, name = 'a.png', lastModified = 1) => new File([content], name, { lastModified });

it('keys are of the content: neither name, time nor order of the pictures matter', async () => {
  const keys = await pictureKeys([picture('x'), picture('y')]);
  expect(await pictureKeys([picture('y', 'b.png'), picture('x', 'c.png', 2)])).toEqual(keys);
  expect(await pictureKeys([picture('x'), picture('z')])).not.toEqual(keys);
  expect(await pictureKeys([picture('x')])).not.toEqual(keys);
  expect(await pictureKeys([])).toEqual([]);
});

it('a browser that hashes nothing, on a plain connection, goes by name, size and time', async () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(await pictureKeys([picture('x')])).toEqual(['a.png/1/1']);
  subtle.mockRestore();
});
