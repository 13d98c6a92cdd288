/** Small sections of the checkout: order type, note and tip. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetMostTipQuery } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import type { UnavailableWish } from '@shop/domain/order-wishes';
import { CheckBox, Choice, Choices, FormSection, Hint, NoteField, TipField } from '@shop/order-form';
import { useId, useState } from 'react';
import { useCheckoutMessages } from '../../messages';
import type { Draft } from './draft';
import { hasWishes, Wishes } from './wishes';

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

interface NoteSectionProps extends SectionProps {
  offersCutlery: boolean;
  /** {@link WishesProps} */
  unavailable: readonly UnavailableWish[];
}

export function NoteSection({ draft, onChange, offersCutlery, unavailable, isSettled }: NoteSectionProps) {
  const t = useCheckoutMessages();
  // They are looked at again: their words load with the fields.
  const [startsWithWishes] = useState(hasWishes(draft, unavailable));
  const cutlery = offersCutlery && draft.cutlery ? t('note.cutlery') : '';
  const summary = [draft.note || t('note.none'), cutlery].filter(Boolean).join(' · ');
  return (
    <FormSection title={t('note.title')} fold={isSettled ? { summary, isRight: !startsWithWishes } : null}>
      <NoteField value={draft.note} onChange={(note) => onChange({ note })} />
      {offersCutlery ? (
        <CheckBox checked={draft.cutlery} onChange={(cutlery) => onChange({ cutlery })}>
          {t('note.cutlery')}
        </CheckBox>
      ) : null}
      <Wishes draft={draft} onChange={onChange} unavailable={unavailable} />
    </FormSection>
  );
}
