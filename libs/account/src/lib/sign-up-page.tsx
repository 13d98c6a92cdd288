/** `/auth/sign-up`: a new account, with the same validation as the profile (AUTH-05 to AUTH-07). */
import { Button, TextInput } from '@shop/ui';
import { useForm } from '@mantine/form';
import { useSignUpMutation } from '@shop/api-client/accounts';
import { isEmail, isPhone } from '@shop/domain/checkout';
import { cleanText, isBlank, paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { AuthCard } from './auth-card';
import classes from './auth-card.module.css';
import { Reasons } from './reasons';
import { NewPasswordFields } from './new-password-fields';
import type { SignInPageProps } from './sign-in-page';
import { useAccountMessages } from '../messages';
import { focusFirst, useServerErrors } from './use-auth-form';
import { usePasswordError } from './use-password-error';
import { usePhoneCode } from './use-phone-code';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirm: '',
  refCode: '',
  terms: false,
};

function useSignUpForm() {
  const t = useAccountMessages();
  const passwordError = usePasswordError();
  return useForm({
    initialValues: EMPTY,
    validate: {
      firstName: (value: string) => (isBlank(value) ? t('error.firstName') : null),
      email: (value: string) => (isBlank(value) ? t('error.email') : isEmail(value) ? null : t('error.emailMalformed')),
      phone: (value: string) => (isBlank(value) ? t('error.phone') : isPhone(value) ? null : t('error.phoneMalformed')),
      password: (value: string, { email, phone }: typeof EMPTY) =>
        value ? passwordError(value, [email, phone]) : t('error.password'),
      confirm: (value: string, values: typeof EMPTY) => (value === values.password ? null : t('error.confirm')),
      terms: (value: boolean) => (value ? null : t('error.terms')),
    },
  });
}
type Form = ReturnType<typeof useSignUpForm>;

function PersonFields({ form }: { form: Form }) {
  const t = useAccountMessages();
  return (
    <>
      <div className={classes.columns}>
        <TextInput
          size="md"
          label={t('signUp.firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          size="md"
          label={t('signUp.lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...form.getInputProps('lastName')}
        />
      </div>
      <TextInput
        size="md"
        label={t('signUp.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        dir="ltr"
        {...form.getInputProps('email')}
      />
      <TextInput
        size="md"
        label={t('signUp.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        dir="ltr"
        {...form.getInputProps('phone')}
      />
    </>
  );
}

function Terms({ form }: { form: Form }) {
  const t = useAccountMessages();
  return (
    <>
      <label className={classes.terms}>
        <input
          type="checkbox"
          data-path="terms"
          checked={form.values.terms}
          aria-invalid={form.errors.terms ? true : undefined}
          onChange={(event) => form.setFieldValue('terms', event.currentTarget.checked)}
        />
        {t('signUp.terms')}
      </label>
      {form.errors.terms ? (
        <p className={classes.error} role="alert">
          {form.errors.terms}
        </p>
      ) : null}
    </>
  );
}

export function SignUpPage({ guestId, next, onSignedIn }: SignInPageProps) {
  const t = useAccountMessages();
  const { serverErrors, showErrors, clear } = useServerErrors();
  const [signUp, { isLoading }] = useSignUpMutation();
  const code = usePhoneCode({ guestId, onSignedIn });
  const form = useSignUpForm();
  const submit = async ({ confirm: _confirm, terms: _terms, ...person }: typeof EMPTY) => {
    clear();
    const answer = await signUp({ ...person, refCode: cleanText('code', person.refCode), guestId });
    if (answer.error) showErrors(answer.error);
    else code.handleSignIn(answer.data, 'verify');
  };
  if (code.step) return code.step;
  return (
    <AuthCard
      title={t('signUp.title')}
      beside={<Reasons />}
      serverErrors={serverErrors}
      onSubmit={form.onSubmit((values) => void submit(values), focusFirst(form))}
      links={
        <span>
          {t('signUp.known')}{' '}
          <Link className={classes.link} to={paths.signIn(next, 'sign-up')}>
            {t('signUp.signIn')}
          </Link>
        </span>
      }
    >
      <PersonFields form={form} />
      <NewPasswordFields label={t('signUp.password')} form={form} />
      <TextInput
        size="md"
        label={t('signUp.refCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        dir="ltr"
        {...form.getInputProps('refCode')}
      />
      <Terms form={form} />
      <Button type="submit" size="lg" loading={isLoading}>
        {t('signUp.submit')}
      </Button>
    </AuthCard>
  );
}
