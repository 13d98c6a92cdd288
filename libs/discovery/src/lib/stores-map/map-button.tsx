/** Opens the stores of a list on a map. The map is in the URL: it can be linked to, and Back returns to it from a store (PLUS-25). */
import { useDialogInAddress } from '@shop/page-engine';
import { ErrorBoundary, PressChip, useIsHydrated } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconMap2 } from '@tabler/icons-react';
import type { StoresMapProps } from './stores-map';
import { storesMapMessages, useDiscoveryMessages } from '../../messages';

const StoresMap = lazyView(() => import('./stores-map'), { on: 'press', messages: [storesMapMessages] });

export interface MapButtonProps extends Omit<StoresMapProps, 'stores' | 'onClose'> {
  /** null: not there yet. */
  stores: StoresMapProps['stores'] | null;
}

export function MapButton({ stores, ...props }: MapButtonProps) {
  const t = useDiscoveryMessages();
  const isHydrated = useIsHydrated();
  const { id, open, close } = useDialogInAddress('map');
  return (
    <>
      <PressChip aria-haspopup="dialog" isOn={false} onPress={() => open('stores')}>
        <IconMap2 size={20} aria-hidden="true" />
        {t('onMap')}
      </PressChip>
      {isHydrated && id && stores ? (
        <ErrorBoundary>
          <StoresMap {...props} stores={stores} onClose={close} />
        </ErrorBoundary>
      ) : null}
    </>
  );
}
