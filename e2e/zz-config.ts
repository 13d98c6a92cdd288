import base from './playwright.config';
const { webServer: _server, ...rest } = base;
export default { ...rest, timeout: 90_000, expect: { timeout: 10_000 } };
