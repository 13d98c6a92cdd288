/** Presets and own words for the courier, and what to do about unavailable items (PLUS-06). */
import {
  DELIVERY_WISHES,
  MOST_WORDS,
  readInstruction,
  UNAVAILABLE_WISHES,
  unavailableWishOf,
  writeInstruction,
  type DeliveryWish,
} from '@shop/domain/order-wishes';
import { CheckBox, Choice, Choices, useWishMessages } from '@shop/order-form';
import { TextInput } from '@shop/ui';
import { useId, useState } from 'react';
import classes from './wish-fields.module.css';
import type { WishesProps } from './wishes-asked';

const NAMES = Object.keys(DELIVERY_WISHES) as DeliveryWish[];

function DeliveryFields({ draft, onChange }: Pick<WishesProps, 'draft' | 'onChange'>) {
  const t = useWishMessages();
  const { wishes, words } = readInstruction(draft.instruction);
  // A space at the end is typed before the next word.
  const [typed, setTyped] = useState(words);
  const write = (next: readonly DeliveryWish[], text: string) =>
    onChange({ instruction: writeInstruction({ wishes: next, words: text.trim() }) });
  const toggle = (wish: DeliveryWish) =>
    write(wishes.includes(wish) ? wishes.filter((one) => one !== wish) : [...wishes, wish], typed);
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('delivery.title')}</legend>
        <div className={classes.presets}>
          {NAMES.map((wish) => (
            <CheckBox key={wish} checked={wishes.includes(wish)} onChange={() => toggle(wish)}>
              {t(`delivery.${wish}`)}
            </CheckBox>
          ))}
        </div>
      </fieldset>
      <TextInput
        label={t('delivery.words')}
        placeholder={t('delivery.hint')}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={MOST_WORDS}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          write(wishes, event.currentTarget.value);
        }}
      />
    </>
  );
}

function UnavailableFields({ draft, onChange, unavailable }: WishesProps) {
  const t = useWishMessages();
  const name = useId();
  const chosen = unavailableWishOf(draft.unavailable);
  return (
    <fieldset className={classes.group}>
      <legend>{t('unavailable.title')}</legend>
      <Choices>
        <Choice name={name} checked={chosen === null} onChoose={() => onChange({ unavailable: '' })}>
          {t('unavailable.store')}
        </Choice>
        {unavailable.map((wish) => (
          <Choice
            key={wish}
            name={name}
            checked={chosen === wish}
            onChoose={() => onChange({ unavailable: UNAVAILABLE_WISHES[wish] })}
          >
            {t(`unavailable.${wish}`)}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

export default function WishFields(props: WishesProps) {
  return (
    <div className={classes.fields}>
      {props.draft.type === 'delivery' ? <DeliveryFields {...props} /> : null}
      {props.unavailable.length > 0 ? <UnavailableFields {...props} /> : null}
    </div>
  );
}
