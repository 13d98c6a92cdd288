/** Small sections of the checkout: order type and tip. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetMostTipQuery } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { Choice, Choices, FormSection, Hint, TipField } from '@shop/order-form';
import { useId } from 'react';
import { useCheckoutMessages } from '../../messages';
import type { Draft } from './draft';

export interface SectionProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** The customer has ordered here before, so the answer is there, and the section is one line. */
  isSettled: boolean;
}

export function TypeSection({ store, draft, onChange, isSettled }: SectionProps & { store: Store }) {
  const t = useCheckoutMessages();
  const name = useId();
  const types = [
    ...(store.delivers ? (['delivery'] as const) : []),
    ...(store.takesAway ? (['take_away'] as const) : []),
  ];
  const from = t('type.from', { address: store.address });
  const summary = draft.type === 'take_away' ? from : t('type.delivery');
  return (
    <FormSection title={t('type.title')} fold={isSettled ? { summary, isRight: types.length > 0 } : null}>
      <Choices>
        {types.map((type) => (
          <Choice key={type} name={name} checked={draft.type === type} onChoose={() => onChange({ type })}>
            {t(`type.${type}`)}
          </Choice>
        ))}
      </Choices>
      {draft.type === 'take_away' ? <Hint>{from}</Hint> : null}
    </FormSection>
  );
}

/** A tip for the courier; not for take-away, and only if the shop has tips. */
export function TipSection({ draft, onChange, config, isSettled }: SectionProps & { config: ShopConfig }) {
  const isOffered = config.tips && draft.type === 'delivery';
  const { data: mostTip } = useGetMostTipQuery(isOffered ? undefined : skipToken);
  if (!isOffered) return null;
  return (
    <TipField
      tip={draft.tip}
      mostFrequent={mostTip ?? null}
      isSettled={isSettled}
      onChange={(tip) => onChange({ tip })}
    />
  );
}
