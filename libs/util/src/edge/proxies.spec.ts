import { callerAddress, readTrustedProxies } from './proxies';

const read = (text: string) => readTrustedProxies({ TRUST_PROXY: text }, ['loopback']);

it('is a number of hops or a list of proxies; unset uses the fallback', () => {
  expect(readTrustedProxies({}, ['loopback'])).toEqual(['loopback']);
  expect(read('')).toEqual(['loopback']);
  for (const none of ['false', 'no', '0']) expect([none, read(none)]).toEqual([none, false]);
  for (const [text, hops] of [
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['10', 10],
  ] as const)
    expect(read(text)).toBe(hops);
  expect(read('10.0.0.0/8, 192.168.1.5,::1, fd00::/8,loopback')).toEqual([
    '10.0.0.0/8',
    '192.168.1.5',
    '::1',
    'fd00::/8',
    'loopback',
  ]);
});

it.each(['11', '-1', 'everybody', '10.0.0.0/33', '0.0.0.0/0', '10.0.0', '1,2', '*', ','])(
  'TRUST_PROXY=%s stops the start',
  (text) => {
    expect(() => read(text)).toThrow(/^TRUST_PROXY=".*" is not valid: a number of proxies/);
  },
);

it('a caller is counted by one address, an IPv6 network as one caller', () => {
  expect(callerAddress('10.0.0.7')).toBe('10.0.0.7');
  expect(callerAddress('::ffff:10.0.0.7')).toBe('10.0.0.7');
  for (const same of [
    '2001:db8:0:1::1',
    '2001:db8::1:ffff:0:0:1',
    '2001:0db8:0000:0001:abcd::',
    '2001:db8:0:1:2:3:4:5',
  ])
    expect([same, callerAddress(same)]).toEqual([same, '2001:db8:0:1::/64']);
  expect(callerAddress('::1')).toBe('0:0:0:0::/64');
  expect(callerAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(callerAddress(undefined)).toBe('');
  expect(callerAddress('x'.repeat(500))).toHaveLength(45);
});
