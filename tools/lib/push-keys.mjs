/** Public keys of a Firebase web app that does not exist, for the storefront of the browser tests. */
export const PUSH = {
  web: {
    apiKey: 'AIzaSyOnlyOfTheTests000000000000000000000',
    appId: '1:123456789012:web:0123456789abcdef',
    projectId: 'almera-tests',
    messagingSenderId: '123456789012',
  },
  vapidKey: 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
};
