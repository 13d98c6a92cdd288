/** A page that cannot be rendered at all: what its visitor gets, and the log. */
import { mockRender, openServer } from './server.spec-helper';

const failing = async (error: Error) => {
  mockRender.mockRejectedValueOnce(error);
  return openServer();
};
const broken = (message = 'planted') => Object.assign(new Error(message), { stack: 'at secret' });

it.each([
  ['', 'en', 'ltr', 'Something went wrong', 'Try again', 'Go to the home page'],
  ['shop_language=ar-SA', 'ar', 'rtl', 'حدث خطأ ما', 'حاول مرة أخرى', 'إلى الصفحة الرئيسية'],
  ['shop_language=xx', 'en', 'ltr', 'Something went wrong', 'Try again', 'Go to the home page'],
])('with the cookie "%s" it is an error page in %s, with ways out', async (cookie, language, direction, ...texts) => {
  const server = await failing(broken());
  const answer = await server.get('/home?search=a"><b>', { cookie, 'accept-encoding': 'br' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toContain(`<html lang="${language}" dir="${direction}">`);
  for (const text of texts) expect(answer.body).toContain(text);
  expect(answer.body.match(/<a href="[^"]*"/g)).toEqual(['<a href=""', '<a href="/"']);
  expect(answer.body).not.toMatch(/planted|secret|<b>|script/);
  expect(server.lines.join()).toContain('planted');
  // The next request is rendered.
  expect((await server.get('/home')).statusCode).toBe(200);
});

it('whoever waits for the same rendering gets it too, and the status of an error that names one', async () => {
  mockRender.mockImplementationOnce(async () => {
    await new Promise((go) => setTimeout(go, 20));
    throw Object.assign(broken(), { statusCode: 503 });
  });
  const { get } = await openServer();
  const answers = await Promise.all([get('/help-and-support'), get('/help-and-support')]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '3'],
    [503, '3'],
  ]);
});
