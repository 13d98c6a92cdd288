/** State of an order form: values and errors by `@mantine/form`, validation by `domain`. */
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useState, type FormEvent } from 'react';

/** Error texts by form path. */
export type FormErrorTexts = Record<string, string>;

/** Error texts by path; the first error of a path counts. */
export function toFormErrors<E>(
  errors: readonly E[],
  pathOf: (error: E) => string,
  textOf: (error: E) => string,
): FormErrorTexts {
  const texts: FormErrorTexts = {};
  for (const error of errors) texts[pathOf(error)] ??= textOf(error);
  return texts;
}

const RENDER_TIMEOUT_MS = 5000;

/**
 * Focuses the first invalid field or section, once React has rendered the errors: usually by the next frame, later if a
 * part of the form is still being hydrated. Does nothing once the customer has moved the focus.
 */
export function focusFirstError({ currentTarget: form }: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>): void {
  const focused = document.activeElement;
  const deadline = performance.now() + RENDER_TIMEOUT_MS;
  const tryFocus = () => {
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else requestAnimationFrame(tryAgain);
  };
  const tryAgain = () => {
    if (document.activeElement === focused && performance.now() < deadline) tryFocus();
  };
  requestAnimationFrame(tryFocus);
}

/**
 * The values of an order form.
 * @param start initial values, read once
 * @param onValuesChange stores the draft
 */
export function useOrderValues<Values extends object>(
  start: () => Values,
  onValuesChange: (values: Values) => void,
): UseFormReturnType<Values> {
  const [initialValues] = useState(start);
  // Validation decides when an error disappears, not a change of its field.
  return useForm<Values>({ initialValues, clearInputErrorOnChange: false, onValuesChange });
}

export interface OrderErrorsOptions<E> {
  /** All errors that block the order, in the order of the page; they depend on the values, the store and the quote. */
  validationErrors: readonly E[];
  pathOf: (error: E) => string;
  textOf: (error: E) => string;
}

export interface OrderErrors<Values> {
  /** The visible errors: none before the first submit, then the current ones. */
  errors: FormErrorTexts;
  /** Calls `onValid` without errors, otherwise focuses the first invalid field. */
  onSubmit: (
    onValid: (values: Values) => Promise<void>,
  ) => (event: Pick<FormEvent<HTMLFormElement>, 'preventDefault' | 'currentTarget'>) => void;
}

/** Shows errors at their form paths, and submits the form when there are none. */
export function useOrderErrors<Values extends object, E>(
  form: UseFormReturnType<Values>,
  { validationErrors, pathOf, textOf }: OrderErrorsOptions<E>,
): OrderErrors<Values> {
  const [isSubmitted, setSubmitted] = useState(false);
  const texts = toFormErrors(validationErrors, pathOf, textOf);
  const textsKey = JSON.stringify(texts);
  useEffect(() => {
    if (isSubmitted) form.setErrors(texts);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- form and texts are new objects at each render
  }, [isSubmitted, textsKey]);
  return {
    errors: form.errors as FormErrorTexts,
    onSubmit: (onValid) => (event) => {
      event.preventDefault();
      setSubmitted(true);
      // In the same render as `isSubmitted`: an effect would mark the fields only after the focus has moved.
      form.setErrors(texts);
      if (validationErrors.length > 0) focusFirstError(event);
      else void onValid(form.getValues());
    },
  };
}
