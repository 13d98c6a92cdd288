/** The short sections of the checkout: how, where, who, notes, payment. */
import '@mantine/core/styles/Input.layer.css';
import { Button, InputBase, TextInput } from '@mantine/core';
import type { LatLng, Store } from '@shop/domain';
import type { CheckoutFault } from '@shop/domain/checkout';
import { IconCash, IconMapPin } from '@tabler/icons-react';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import classes from './checkout-page.module.css';
import type { CheckoutPageProps } from './checkout-page';
import { useCheckoutText } from './texts';
import type { Draft } from './use-checkout';

export interface SectionProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function TypeSection({ store, draft, onChange }: SectionProps & { store: Store }) {
  const t = useCheckoutText();
  const name = useId();
  const types = [
    ...(store.delivers ? (['delivery'] as const) : []),
    ...(store.takesAway ? (['take_away'] as const) : []),
  ];
  return (
    <fieldset className={classes.section}>
      <legend>{t('type.title')}</legend>
      <div className={classes.choices}>
        {types.map((type) => (
          <label key={type} className={classes.choice}>
            <input type="radio" name={name} checked={draft.type === type} onChange={() => onChange({ type })} />
            {t(`type.${type}`)}
          </label>
        ))}
      </div>
      {draft.type === 'take_away' ? (
        <p className={classes.quiet}>{t('type.from', { address: store.address })}</p>
      ) : null}
    </fieldset>
  );
}

export function AddressSection({
  draft,
  onChange,
  pickPlace,
  start,
  fault,
  saved,
}: SectionProps & {
  pickPlace: CheckoutPageProps['pickPlace'];
  start: LatLng | null;
  fault: string | null;
  saved: ReactNode;
}) {
  const t = useCheckoutText();
  const { address } = draft;
  const pick = () =>
    pickPlace(address?.point ?? start ?? { lat: 0, lng: 0 }, (place) =>
      onChange({
        address: {
          type: address?.type ?? 'other',
          road: address?.road ?? '',
          house: address?.house ?? '',
          floor: address?.floor ?? '',
          text: place.address,
          point: place.point,
          zoneIds: place.zoneIds,
        },
      }),
    );
  const field = (name: 'road' | 'house' | 'floor') => (
    <TextInput
      label={t(`address.${name}`)}
      value={address?.[name] ?? ''}
      disabled={!address}
      onChange={(event) =>
        address ? onChange({ address: { ...address, [name]: event.currentTarget.value } }) : undefined
      }
      maxLength={100}
    />
  );
  return (
    <fieldset className={classes.section}>
      <legend>{t('address.title')}</legend>
      {saved}
      <div className={classes.place}>
        <output>{address?.text || t('address.none')}</output>
        <Button
          variant="default"
          leftSection={<IconMapPin size={18} />}
          onClick={pick}
          aria-invalid={fault ? true : undefined}
        >
          {t(address ? 'address.change' : 'address.placeholder')}
        </Button>
      </div>
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <div className={classes.fields}>
        {field('road')}
        {field('house')}
        {field('floor')}
      </div>
    </fieldset>
  );
}

export function ContactSection({
  draft,
  onChange,
  faultOf,
}: SectionProps & { faultOf: (field: CheckoutFault['field']) => string | null }) {
  const t = useCheckoutText();
  const { contact } = draft;
  const set = (over: Partial<Draft['contact']>) => onChange({ contact: { ...contact, ...over } });
  return (
    <fieldset className={classes.section}>
      <legend>{t('contact.title')}</legend>
      <div className={classes.fields}>
        <TextInput
          label={t('contact.name')}
          required
          autoComplete="name"
          maxLength={100}
          value={contact.name}
          error={faultOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('contact.phone')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={40}
          dir="ltr"
          value={contact.phone}
          error={faultOf('phone')}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <TextInput
          label={t('contact.email')}
          required
          type="email"
          autoComplete="email"
          maxLength={255}
          dir="ltr"
          value={contact.email}
          error={faultOf('email')}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}

export function NoteSection({ draft, onChange, asksCutlery }: SectionProps & { asksCutlery: boolean }) {
  const t = useCheckoutText();
  return (
    <fieldset className={classes.section}>
      <legend>{t('note.title')}</legend>
      <InputBase
        component="textarea"
        multiline
        rows={2}
        maxLength={1000}
        label={t('note.label')}
        value={draft.note}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange({ note: event.currentTarget.value })}
      />
      {asksCutlery ? (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={draft.cutlery}
            onChange={(event) => onChange({ cutlery: event.currentTarget.checked })}
          />
          {t('note.cutlery')}
        </label>
      ) : null}
    </fieldset>
  );
}

export function PaymentSection() {
  const t = useCheckoutText();
  const name = useId();
  return (
    <fieldset className={classes.section}>
      <legend>{t('payment.title')}</legend>
      <label className={classes.choice}>
        <input type="radio" name={name} checked readOnly />
        <IconCash size={22} aria-hidden="true" />
        {t('payment.cash')}
      </label>
      <p className={classes.quiet}>{t('payment.cashText')}</p>
    </fieldset>
  );
}
