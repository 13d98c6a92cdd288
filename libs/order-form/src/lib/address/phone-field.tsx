/** A phone field with a country select; the number is formatted internationally on blur (ADDR-18, ADDR-19). */
import { callingCodeOf, countryOfPhone, phoneCountries, readPhone, withCountry } from '@shop/domain/phone';
import { hasEveryWord } from '@shop/domain/search/match-ranges';
import { useLanguage } from '@shop/i18n';
import { SearchSelect, TextInput, type SelectOption } from '@shop/ui';
import { useMemo, useState, type ReactNode } from 'react';
import classes from './address-form.module.css';
import { useAddressMessages } from '../../messages';

/** All countries by their localized names, sorted. */
function useCountries(language: string) {
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    return phoneCountries()
      .map(({ country, callingCode }) => ({
        value: country,
        label: names.of(country) ?? country,
        detail: `+${callingCode}`,
      }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [language]);
}

const isFound = ({ label, detail }: SelectOption, search: string): boolean =>
  hasEveryWord(`${label} ${detail}`, search);

export interface PhoneFieldProps {
  label: string;
  value: string;
  onChange: (phone: string) => void;
  /** Country of numbers without a prefix, from the config. */
  country: string;
  error: ReactNode;
  canAutofill?: boolean;
}

export function PhoneField({ label, value, onChange, country, error, canAutofill = true }: PhoneFieldProps) {
  const t = useAddressMessages();
  const countries = useCountries(useLanguage());
  const [chosen, setChosen] = useState(() => countryOfPhone(value) ?? country.toUpperCase());
  const current = countryOfPhone(value) ?? chosen;
  const name = countries.find((entry) => entry.value === current)?.label ?? current;
  const choose = (next: string) => {
    setChosen(next);
    if (value) onChange(withCountry(value, current, next));
  };
  const formatNumber = () => {
    const parsed = readPhone(value, current);
    if (!parsed.ok) return;
    if (parsed.country) setChosen(parsed.country);
    if (parsed.phone !== value) onChange(parsed.phone);
  };
  return (
    <TextInput
      label={label}
      required
      type="tel"
      inputMode="tel"
      enterKeyHint="next"
      autoComplete={canAutofill ? 'tel' : 'off'}
      maxLength={40}
      dir="ltr"
      placeholder={`+${callingCodeOf(current) ?? ''}`}
      classNames={{ input: classes.phone ?? '' }}
      leftSectionWidth={68}
      leftSectionPointerEvents="all"
      leftSection={
        <SearchSelect
          label={t('phone.country', { country: name })}
          face={current}
          value={current}
          options={countries}
          isFound={isFound}
          onChoose={choose}
          searchLabel={t('phone.search')}
          emptyText={t('phone.none')}
        />
      }
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={formatNumber}
    />
  );
}
