/** The courier's tip: none, a usual amount (the most frequent one marked), or a free amount (PLUS-05). */
import { TextInput } from '@shop/ui';
import { MAX_TIP, readTip, type TipReading } from '@shop/domain/typed-fields';
import { useFormats } from '@shop/i18n';
import { minor, type Minor } from '@shop/util';
import { useId, useState } from 'react';
import { Choice, Choices, FormSection, Hint } from './form-section';
import classes from '../order-form.module.css';
import { useOrderFormMessages } from '../../messages';

export interface TipFieldProps {
  tip: Minor;
  /** The most frequent tip; null: unknown. */
  mostFrequent: Minor | null;
  /** The customer has ordered here before: it is one line until it is edited. */
  isSettled?: boolean;
  onChange: (tip: Minor) => void;
}

/** Major units. */
const PRESETS = [1, 2, 5];

export function TipField({ tip, mostFrequent, isSettled = false, onChange }: TipFieldProps) {
  const t = useOrderFormMessages();
  const { money, units } = useFormats();
  const name = useId();
  const presets = [...new Set([0, ...PRESETS.map(units.toMinor), ...(mostFrequent ? [mostFrequent] : [])])]
    .sort((a, b) => a - b)
    .map((amount) => minor(amount));
  const [isCustom, setCustom] = useState(() => !presets.includes(tip));
  const [typed, setTyped] = useState<Omit<TipReading, 'tip'>>(() => ({
    text: isCustom ? String(units.toMajor(tip)) : '',
    error: null,
  }));
  const { text, error } = typed;
  const changeText = (value: string) => {
    const reading = readTip(value, units);
    setTyped(reading);
    onChange(reading.tip);
  };
  // From here on the field shows what is charged in the form of the page: 2.5 for ٢٫٥.
  const showCharged = () => {
    if (text.trim() && error !== 'malformed') setTyped({ ...typed, text: String(units.toMajor(tip)) });
  };
  const summary = tip > 0 ? money(tip) : t('tip.none');
  return (
    <FormSection title={t('tip.title')} fold={isSettled ? { summary, isRight: !error } : null}>
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
          enterKeyHint="done"
          autoComplete="off"
          maxLength={40}
          dir="ltr"
          value={text}
          error={error && t(`tip.error.${error}`, { amount: money(units.toMinor(MAX_TIP)) })}
          errorProps={{ role: 'alert' }}
          onChange={(event) => changeText(event.currentTarget.value)}
          onBlur={showCharged}
        />
      ) : null}
      <Hint>{t('tip.text')}</Hint>
    </FormSection>
  );
}
