/**
 * Whether the window has phone width, right from the first render: only for content that never renders on the server.
 */
import { useMediaQuery } from '@mantine/hooks';

export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
