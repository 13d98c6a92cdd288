/** The profile form: fields with validation, photo, and saving (PROF-01 to PROF-21). */
import { useForm } from '@mantine/form';
import { failureOf } from '@shop/api-client';
import { useUpdateProfileMutation } from '@shop/api-client/profile';
import type { Customer } from '@shop/domain';
import { isEmail } from '@shop/domain/checkout';
import { passwordError } from '@shop/domain/password';
import { cleanText, isBlank } from '@shop/util';
import { useState } from 'react';
import { useConfirm } from './confirm-field';
import { photoError, type PhotoError } from './photo-field';
import { useProfileMessages } from '../messages';
import { useMutationToast } from './use-mutation-toast';

const MAX_EMAIL_LENGTH = 255;

function useFields(customer: Customer) {
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
      firstName: (value: string) => (isBlank(value) ? t('error.firstName') : null),
      lastName: (value: string) => (isBlank(value) ? t('error.lastName') : null),
      phone: (value: string) => (isBlank(value) ? t('error.phone') : null),
      email: (value: string) => {
        if (isBlank(value)) return t('error.email');
        return isEmail(value) && cleanText('email', value).length <= MAX_EMAIL_LENGTH
          ? null
          : t('error.emailMalformed');
      },
      password: (value: string, { email, phone }: { email: string; phone: string }) => {
        const error = value ? passwordError(value, [email, phone]) : null;
        return error ? t(`error.password.${error}`) : null;
      },
      confirm: (value: string, { password }: { password: string }) => (value === password ? null : t('error.confirm')),
    },
  });
}

/** The photo is not a form field: it is validated when chosen. */
function usePhoto() {
  const [image, setImage] = useState<File | null>(null);
  const [error, setError] = useState<PhotoError | null>(null);
  return {
    image,
    error,
    choose: (file: File) => {
      const invalid = photoError(file);
      setError(invalid);
      if (!invalid) setImage(file);
    },
    saved: () => setImage(null),
    reset: () => {
      setImage(null);
      setError(null);
    },
  };
}

export function useProfileForm(customer: Customer) {
  const t = useProfileMessages();
  const toast = useMutationToast();
  const form = useFields(customer);
  const photo = usePhoto();
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const confirm = useConfirm(form);
  const reset = () => {
    form.reset();
    photo.reset();
    setServerErrors([]);
    confirm.clear();
  };
  const save = async ({ confirm: _confirm, ...values }: typeof form.values) => {
    setServerErrors([]);
    const answer = await update({ ...values, image: photo.image });
    if (answer.error) {
      const failure = failureOf(answer.error);
      if (confirm.handleFailure(failure, values)) return undefined;
      const { messages } = failure;
      return setServerErrors(messages.length > 0 ? messages : [t('failed')]);
    }
    toast.saved(answer.data, t('profile.saved'));
    form.setFieldValue('password', '');
    form.setFieldValue('confirm', '');
    confirm.clear();
    return photo.saved();
  };
  const focusFirst = (errors: Record<string, unknown>) => form.getInputNode(Object.keys(errors)[0] as never)?.focus();
  return {
    form,
    photo,
    requirement: confirm.requirement,
    /** Messages of the server that belong to no field. */
    serverErrors,
    isSaving: isLoading,
    reset,
    requestNewCode: () => void save({ ...form.values, code: '' }),
    onSubmit: form.onSubmit((values) => void save(values), focusFirst),
  };
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;
