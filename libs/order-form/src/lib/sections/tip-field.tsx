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
const USUAL = [1, 2, 5];
const MAX_TIP = 1000;

export function TipField({ tip, mostFrequent, onChange }: TipFieldProps) {
  const t = useOrderFormMessages();
  const { money, digits } = useFormats();
  const name = useId();
  const usual = [
    ...new Set([0, ...USUAL.map((amount) => toMinor(amount, digits)), ...(mostFrequent ? [mostFrequent] : [])]),
  ]
    .sort((a, b) => a - b)
    .map((amount) => minor(amount));
  const [own, setOwn] = useState(() => !usual.includes(tip));
  const [text, setText] = useState(() => (own ? String(fromMinor(tip, digits)) : ''));
  const write = (value: string) => {
    // Accepts both decimal separators, which depend on the phone's keyboard.
    const clean = value.replace(',', '.').replace(/[^\d.]/g, '');
    setText(clean);
    onChange(toMinor(Math.min(MAX_TIP, Number(clean) || 0), digits));
  };
  return (
    <FormSection title={t('tip.title')}>
      <Choices short>
        {usual.map((amount) => (
          <Choice
            key={amount}
            name={name}
            checked={!own && tip === amount}
            onChoose={() => {
              setOwn(false);
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
          checked={own}
          onChoose={() => {
            setOwn(true);
            write(text);
          }}
        >
          {t('tip.own')}
        </Choice>
      </Choices>
      {own ? (
        <TextInput
          className={classes.ownTip ?? ''}
          label={t('tip.amount')}
          inputMode="decimal"
          maxLength={7}
          dir="ltr"
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      ) : null}
      <Hint>{t('tip.text')}</Hint>
    </FormSection>
  );
}
