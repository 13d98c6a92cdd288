/** The state of a form that places an order: values and errors by `@mantine/form`, rules by `domain`. */
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useState, type FormEvent, type FormEventHandler } from 'react';

/** Texts of errors by the path of their field. */
export type FormErrorTexts = Record<string, string>;

/** What the rules found, by path; of several errors at one path the first counts. */
export function toFormErrors<E>(
  errors: readonly E[],
  pathOf: (error: E) => string,
  textOf: (error: E) => string,
): FormErrorTexts {
  const texts: FormErrorTexts = {};
  for (const error of errors) texts[pathOf(error)] ??= textOf(error);
  return texts;
}

/** Focuses the first field or section of the submitted form that is marked invalid, once React has drawn the marks. */
export function focusFirstError({ currentTarget }: FormEvent<HTMLFormElement>): void {
  requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/**
 * The values of an order that is being entered.
 * @param start read once
 * @param onValuesChange keeps the draft
 */
export function useOrderValues<Values extends object>(
  start: () => Values,
  onValuesChange: (values: Values) => void,
): UseFormReturnType<Values> {
  const [initialValues] = useState(start);
  // The rules decide when an error is gone, not the change of its field.
  return useForm<Values>({ initialValues, clearInputErrorOnChange: false, onValuesChange });
}

export interface OrderErrorsOptions<E> {
  /** Everything that stops the order now, in the order of the page: of the values and of all else it depends on (store, quote). */
  found: readonly E[];
  pathOf: (error: E) => string;
  textOf: (error: E) => string;
}

export interface OrderErrors<Values> {
  /** What is shown: nothing before the first submit, then it follows what is found. */
  errors: FormErrorTexts;
  /** Calls `onValid` when nothing stops the order; focuses the first error otherwise. */
  onSubmit: (onValid: (values: Values) => Promise<void>) => FormEventHandler<HTMLFormElement>;
}

/** Shows the errors of an order at the paths of its form, and submits it when there are none. */
export function useOrderErrors<Values extends object, E>(
  form: UseFormReturnType<Values>,
  { found, pathOf, textOf }: OrderErrorsOptions<E>,
): OrderErrors<Values> {
  const [isTried, setTried] = useState(false);
  const texts = toFormErrors(found, pathOf, textOf);
  const changed = JSON.stringify(texts);
  useEffect(() => {
    if (isTried) form.setErrors(texts);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- form and texts are new objects at each render
  }, [isTried, changed]);
  return {
    errors: form.errors as FormErrorTexts,
    onSubmit: (onValid) => (event) => {
      event.preventDefault();
      setTried(true);
      // In the same render as `isTried`: an effect would mark the fields only after the focus looked for them.
      form.setErrors(texts);
      if (found.length > 0) focusFirstError(event);
      else void onValid(form.getValues());
    },
  };
}
