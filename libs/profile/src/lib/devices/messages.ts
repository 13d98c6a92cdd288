/** Messages of the signed-in devices: they load with the list, after the page. */
import { registerMessages, useMessages } from '@shop/i18n';
import type devices from '../../locales/devices/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'profile.devices': typeof devices;
  }
}

export const deviceMessages = registerMessages(
  'profile.devices',
  (language) => import(`../../locales/devices/${language}.json`),
);
export const useDeviceMessages = () => useMessages(deviceMessages);
