/** Opens the stores of a list on a map. The map is in the URL: it can be linked to, and Back returns to it from a store (PLUS-25). */
import { areaText, readArea } from '@shop/domain/map-area';
import { useDialogInAddress } from '@shop/page-engine';
import { ErrorBoundary, PressChip, useIsHydrated } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconMap2 } from '@tabler/icons-react';
import type { StoresMapProps } from './stores-map';
import { storesMapMessages, useDiscoveryMessages } from '../../messages';

const StoresMap = lazyView(() => import('./stores-map'), { on: 'press', messages: [storesMapMessages] });

/** Value of the parameter for the whole list; else it is an area of the map. */
const ALL = 'stores';

export interface MapButtonProps extends Omit<StoresMapProps, 'stores' | 'area' | 'onArea' | 'onClose'> {
  /** null: not there yet. */
  stores: StoresMapProps['stores'] | null;
}

export function MapButton({ stores, ...props }: MapButtonProps) {
  const t = useDiscoveryMessages();
  const isHydrated = useIsHydrated();
  const { id, open, turn, close } = useDialogInAddress('map');
  return (
    <>
      <PressChip aria-haspopup="dialog" isOn={false} onPress={() => open(ALL)}>
        <IconMap2 size={20} aria-hidden="true" />
        {t('onMap')}
      </PressChip>
      {isHydrated && id && stores ? (
        <ErrorBoundary>
          <StoresMap
            {...props}
            stores={stores}
            area={readArea(id)}
            onArea={(area) => turn(area ? areaText(area) : ALL)}
            onClose={close}
          />
        </ErrorBoundary>
      ) : null}
    </>
  );
}
