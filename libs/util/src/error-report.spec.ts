import { cleanReport, LONGEST, withoutPerson, type ErrorReport } from './error-report';

const report: ErrorReport = {
  kind: 'caught',
  name: 'TypeError',
  message: 'x',
  stack: '',
  components: '',
  page: '/store',
};

it.each([
  ['GET /api/v1/x?guest_id=12&phone=+35621000000 failed', 'GET /api/v1/x?… failed'],
  ['no answer for mina.vella@example.com', 'no answer for …@…'],
  ['order 348201177 and +356 2100 0000', 'order … and …'],
  ['at b (https://shop.example/assets/b-1.js:12:345)', 'at b (https://shop.example/assets/b-1.js:12:345)'],
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
])('%s is reported without personal data', (text, told) => {
  expect(withoutPerson(text)).toBe(told);
});

it('a report is limited in size', () => {
  const long = cleanReport({ ...report, message: 'm'.repeat(5000), stack: 's'.repeat(5000) });
  expect([long.message.length, long.stack.length]).toEqual([LONGEST.message, LONGEST.stack]);
  expect(cleanReport({ ...report, message: `${'x'.repeat(290)} mina@example.com` }).message).not.toContain('mina');
});
