/** `/profile?page=profile-settings`: the customer's own data (PROF-01 to PROF-21). */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import type { Customer } from '@shop/domain';
import { Button, LineSkeletons, LoadFailed, PasswordInput, TextInput, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { ConfirmField } from './confirm-field';
import { PhotoField } from './photo-field';
import classes from './profile.module.css';
import { RemoveAccount } from './remove-account';
import { CustomerPage } from './customer-page';
import { useProfileMessages } from '../messages';
import { useProfileForm, type ProfileFormState } from './use-profile-form';

interface FieldsProps {
  customer: Customer;
  form: ProfileFormState['form'];
}

function PersonFields({ customer, form }: FieldsProps) {
  const t = useProfileMessages();
  return (
    <>
      <TextInput label={t('profile.firstName')} autoComplete="given-name" {...form.getInputProps('firstName')} />
      <TextInput label={t('profile.lastName')} autoComplete="family-name" {...form.getInputProps('lastName')} />
      <TextInput
        label={t('profile.phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        // The sign-in phone cannot be changed; an account without a phone can add one (PROF-03, PROF-08).
        disabled={customer.phone !== ''}
        description={customer.phone ? t('profile.phoneFixed') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...form.getInputProps('email')}
      />
    </>
  );
}

function PasswordFields({ customer, form }: FieldsProps) {
  const t = useProfileMessages();
  if (customer.isSocial) return <p className={classes.muted}>{t('profile.social')}</p>;
  return (
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
  );
}

/** Errors that belong to no field. */
function ServerErrors({ serverErrors }: Pick<ProfileFormState, 'serverErrors'>) {
  if (serverErrors.length === 0) return null;
  return (
    <div role="alert" className={classes.error}>
      {serverErrors.map((message) => (
        <Written as="p" key={message}>
          {message}
        </Written>
      ))}
    </div>
  );
}

function ProfileForm({ customer, onBack }: { customer: Customer; onBack: () => void }) {
  const t = useProfileMessages();
  const { form, photo, requirement, serverErrors, isSaving, reset, requestNewCode, onSubmit } =
    useProfileForm(customer);
  return (
    <form className={classes.card} aria-label={t('profile.title')} noValidate onSubmit={onSubmit}>
      <PhotoField
        current={customer.image}
        name={`${customer.firstName} ${customer.lastName}`}
        chosen={photo.image}
        error={photo.error ? t(`error.photo.${photo.error}`) : null}
        onChoose={photo.choose}
      />
      <div className={classes.fields}>
        <PersonFields customer={customer} form={form} />
        <PasswordFields customer={customer} form={form} />
        {requirement ? (
          <ConfirmField requirement={requirement} form={form} busy={isSaving} onNewCode={requestNewCode} />
        ) : null}
      </div>
      <ServerErrors serverErrors={serverErrors} />
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onBack}>
          {t('profile.back')}
        </Button>
        <Button variant="default" onClick={reset}>
          {t('profile.reset')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('profile.update')}
        </Button>
      </div>
    </form>
  );
}

/** Leads to what was offered after sign-up (PROF-35). */
function InterestsCard() {
  const t = useProfileMessages();
  return (
    <section className={classes.card} aria-labelledby="interests">
      <h2 className={classes.cardTitle} id="interests">
        {t('interests.title')}
      </h2>
      <p className={classes.muted}>{t('interests.text')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.account('interests')} variant="default">
          {t('interests.choose')}
        </Button>
      </div>
    </section>
  );
}

export function ProfilePage({ onBack, onRemoved }: { onBack: () => void; onRemoved: () => void }) {
  const t = useProfileMessages();
  const { data: customer, isError, refetch } = useGetCustomerQuery();
  return (
    <CustomerPage title={t('profile.title')}>
      {isError && !customer ? (
        <LoadFailed isWhole title={t('profile.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : customer ? (
        <>
          <ProfileForm
            key={`${customer.firstName} ${customer.lastName} ${customer.email} ${customer.image?.url}`}
            customer={customer}
            onBack={onBack}
          />
          <InterestsCard />
          <RemoveAccount onRemoved={onRemoved} />
        </>
      ) : (
        <LineSkeletons shape="field" count={5} label={t('loading')} />
      )}
    </CustomerPage>
  );
}
