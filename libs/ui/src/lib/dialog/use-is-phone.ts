/** Whether the window is as narrow as a phone, from the first draw on: for what opens in the browser alone. */
import { useMediaQuery } from '@mantine/hooks';

export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
