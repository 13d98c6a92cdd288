/** The courier's tip: none, a usual amount (the most frequent one marked), or a free amount (PLUS-05). */
import { TextInput } from '@shop/ui';
import { useFormats } from '@shop/i18n';
import { fromMinor, minor, toMinor, type Minor } from '@shop/util';
import { useId, useState } from 'react';
import { Choice, Choices, FormSection, Hint } from './form-section';
import classes from '../order-form.module.css';
import { useOrderFormMessages } from '../../messages';

export interface TipFieldProps {
  tip: Minor;
  /** The most frequent tip; null: unknown. */
  mostFrequent: Minor | null;
  onChange: (tip: Minor) => void;
}

/** Major units. */
const PRESETS = [1, 2, 5];
const MAX_TIP = 1000;

export function TipField({ tip, mostFrequent, onChange }: TipFieldProps) {
  const t = useOrderFormMessages();
  const { money, digits } = useFormats();
  const name = useId();
  const presets = [
    ...new Set([0, ...PRESETS.map((amount) => toMinor(amount, digits)), ...(mostFrequent ? [mostFrequent] : [])]),
  ]
    .sort((a, b) => a - b)
    .map((amount) => minor(amount));
  const [isCustom, setCustom] = useState(() => !presets.includes(tip));
  const [text, setText] = useState(() => (isCustom ? String(fromMinor(tip, digits)) : ''));
  const changeText = (value: string) => {
    // Accepts both decimal separators, which depend on the phone's keyboard.
    const clean = value.replace(',', '.').replace(/[^\d.]/g, '');
    setText(clean);
    onChange(toMinor(Math.min(MAX_TIP, Number(clean) || 0), digits));
  };
  return (
    <FormSection title={t('tip.title')}>
      <Choices short>
        {presets.map((amount) => (
          <Choice
            key={amount}
            name={name}
            checked={!isCustom && tip === amount}
            onChoose={() => {
              setCustom(false);
              onChange(amount);
            }}
          >
            <span>
              {amount === 0 ? t('tip.none') : <bdi>{money(amount)}</bdi>}
              {amount > 0 && amount === mostFrequent ? <small className={classes.hint}>{t('tip.most')}</small> : null}
            </span>
          </Choice>
        ))}
        <Choice
          name={name}
          checked={isCustom}
          onChoose={() => {
            setCustom(true);
            changeText(text);
          }}
        >
          {t('tip.own')}
        </Choice>
      </Choices>
      {isCustom ? (
        <TextInput
          className={classes.customTip ?? ''}
          label={t('tip.amount')}
          inputMode="decimal"
          maxLength={7}
          dir="ltr"
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
        />
      ) : null}
      <Hint>{t('tip.text')}</Hint>
    </FormSection>
  );
}
