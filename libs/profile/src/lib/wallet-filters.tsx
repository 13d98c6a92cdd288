/** Narrows the history of the wallet to one kind; the choice stands in the address. */
import { WALLET_FILTERS, type WalletFilter } from '@shop/api-client/profile';
import { useViewParams } from '@shop/page-engine';
import { PressChip } from '@shop/ui';
import classes from './ledger.module.css';
import { useProfileMessages } from '../messages';

const PARAM = 'kind';

/** @returns the filter of the address, null: all; and what changes it */
export function useWalletFilter(): [WalletFilter | null, (filter: WalletFilter | null) => void] {
  const [params, change] = useViewParams();
  const chosen = WALLET_FILTERS.find((filter) => filter === params.get(PARAM)) ?? null;
  const choose = (filter: WalletFilter | null) =>
    change((query) => (filter ? query.set(PARAM, filter) : query.delete(PARAM)));
  return [chosen, choose];
}

export interface WalletFiltersProps {
  chosen: WalletFilter | null;
  onChoose: (filter: WalletFilter | null) => void;
}

export function WalletFilters({ chosen, onChoose }: WalletFiltersProps) {
  const t = useProfileMessages();
  return (
    <div className={classes.filter} role="group" aria-label={t('filter.label')}>
      {([null, ...WALLET_FILTERS] as const).map((filter) => (
        <PressChip key={filter} pressed={filter === chosen} onPress={() => onChoose(filter)}>
          {t(`filter.${filter ?? 'all'}`)}
        </PressChip>
      ))}
    </div>
  );
}
