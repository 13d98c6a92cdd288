/** `/profile?page=profile-settings`: who the customer is (PROF-01 to PROF-21). */
import { useForm } from '@mantine/form';
import { failureOf } from '@shop/api-client';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useUpdateProfileMutation } from '@shop/api-client/profile';
import type { Customer } from '@shop/domain';
import { isEmail } from '@shop/domain/checkout';
import { passwordError } from '@shop/domain/password';
import { Button, LineSkeletons, LoadFailed, PasswordInput, TextInput, Written } from '@shop/ui';
import { useState } from 'react';
import { ConfirmField, useConfirm } from './confirm-field';
import { PhotoField, photoError } from './photo-field';
import classes from './profile.module.css';
import { RemoveAccount } from './remove-account';
import { Sheet } from './sheet';
import { useProfileMessages } from '../messages';
import { useMutationToast } from './use-mutation-toast';

const LONGEST_EMAIL = 255;

function useProfileForm(customer: Customer) {
  const t = useProfileMessages();
  return useForm({
    initialValues: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      password: '',
      confirm: '',
      currentPassword: '',
      code: '',
    },
    validate: {
      firstName: (value: string) => (value.trim() ? null : t('error.firstName')),
      lastName: (value: string) => (value.trim() ? null : t('error.lastName')),
      phone: (value: string) => (value.trim() ? null : t('error.phone')),
      email: (value: string) => {
        if (!value.trim()) return t('error.email');
        return isEmail(value) && value.trim().length <= LONGEST_EMAIL ? null : t('error.emailMalformed');
      },
      password: (value: string, { email, phone }: { email: string; phone: string }) => {
        const error = value ? passwordError(value, [email, phone]) : null;
        return error ? t(`error.password.${error}`) : null;
      },
      confirm: (value: string, { password }: { password: string }) => (value === password ? null : t('error.confirm')),
    },
  });
}

function ProfileForm({ customer, onBack }: { customer: Customer; onBack: () => void }) {
  const t = useProfileMessages();
  const told = useMutationToast();
  const form = useProfileForm(customer);
  const [image, setImage] = useState<File | null>(null);
  const [photo, setPhoto] = useState<'type' | 'size' | null>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const confirm = useConfirm(form);
  const choose = (file: File) => {
    const error = photoError(file);
    setPhoto(error);
    if (!error) setImage(file);
  };
  const reset = () => {
    form.reset();
    setImage(null);
    setPhoto(null);
    setRefused([]);
    confirm.done();
  };
  const submit = async ({ confirm: _confirm, ...values }: typeof form.values) => {
    setRefused([]);
    const answer = await update({ ...values, image });
    if (answer.error) {
      const failure = failureOf(answer.error);
      if (confirm.asks(failure, values)) return undefined;
      const { messages } = failure;
      return setRefused(messages.length > 0 ? messages : [t('failed')]);
    }
    told.good(answer.data, t('profile.saved'));
    form.setFieldValue('password', '');
    form.setFieldValue('confirm', '');
    confirm.done();
    return setImage(null);
  };
  const focusFirst = (errors: Record<string, unknown>) => form.getInputNode(Object.keys(errors)[0] as never)?.focus();
  return (
    <form
      className={classes.card}
      aria-label={t('profile.title')}
      noValidate
      onSubmit={form.onSubmit((values) => void submit(values), focusFirst)}
    >
      <PhotoField
        known={customer.image}
        chosen={image}
        error={photo ? t(`error.photo.${photo}`) : null}
        onChoose={choose}
      />
      <div className={classes.fields}>
        <TextInput label={t('profile.firstName')} autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextInput label={t('profile.lastName')} autoComplete="family-name" {...form.getInputProps('lastName')} />
        <TextInput
          label={t('profile.phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          // What signs in can not be changed; an account without one may be given one (PROF-03, PROF-08).
          disabled={customer.phone !== ''}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={t('profile.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.getInputProps('email')}
        />
        {customer.isSocial ? (
          <p className={classes.muted}>{t('profile.social')}</p>
        ) : (
          <>
            <PasswordInput
              label={t('profile.password')}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ 'aria-label': t('profile.show') }}
              {...form.getInputProps('password')}
            />
            <PasswordInput
              label={t('profile.confirm')}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ 'aria-label': t('profile.show') }}
              {...form.getInputProps('confirm')}
            />
          </>
        )}
        {confirm.asked ? (
          <ConfirmField
            asked={confirm.asked}
            form={form}
            busy={isLoading}
            onNewCode={() => void submit({ ...form.values, code: '' })}
          />
        ) : null}
      </div>
      {refused.length > 0 ? (
        <div role="alert" className={classes.problem}>
          {refused.map((message) => (
            <p key={message}>
              <Written>{message}</Written>
            </p>
          ))}
        </div>
      ) : null}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onBack}>
          {t('profile.back')}
        </Button>
        <Button variant="default" onClick={reset}>
          {t('profile.reset')}
        </Button>
        <Button type="submit" loading={isLoading}>
          {t('profile.update')}
        </Button>
      </div>
    </form>
  );
}

export function ProfilePage({ onBack, onRemoved }: { onBack: () => void; onRemoved: () => void }) {
  const t = useProfileMessages();
  const { data: customer, isError, refetch } = useGetCustomerQuery();
  return (
    <Sheet title={t('profile.title')}>
      {isError && !customer ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : customer ? (
        <>
          <ProfileForm
            key={`${customer.firstName} ${customer.lastName} ${customer.email} ${customer.image?.url}`}
            customer={customer}
            onBack={onBack}
          />
          <RemoveAccount onRemoved={onRemoved} />
        </>
      ) : (
        <LineSkeletons count={5} label={t('loading')} />
      )}
    </Sheet>
  );
}
