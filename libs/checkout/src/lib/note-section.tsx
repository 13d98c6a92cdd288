/** A note, cutlery, and requests for courier and store (PLUS-06). */
import type { UnavailableWish } from '@shop/domain/order-wishes';
import { CheckBox, FormSection, NoteField } from '@shop/order-form';
import { useState } from 'react';
import { useCheckoutMessages } from '../messages';
import type { SectionProps } from './sections/checkout-sections';
import { Wishes } from './wishes';
import { hasWishes } from './wishes-asked';

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
