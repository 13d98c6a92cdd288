import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusFirstError, useOrderErrors, useOrderValues } from './index';

interface Values {
  name: string;
  phone: string;
}
type Missing = { field: keyof Values };

function Form({ minimum, onPlace }: { minimum: boolean; onPlace: (values: Values) => Promise<void> }) {
  const storeName = (values: Values) => window.sessionStorage.setItem('kept', values.name);
  const form = useOrderValues<Values>(() => ({ name: '', phone: '1' }), storeName);
  const validationErrors = [
    ...(['name', 'phone'] as const).filter((field) => !form.values[field]).map((field): Missing => ({ field })),
    ...(minimum ? [] : [{ field: 'order' as const }]),
  ];
  const { errors, onSubmit } = useOrderErrors(form, {
    validationErrors,
    pathOf: ({ field }) => (field === 'order' ? 'order.belowMinimum' : `contact.${field}`),
    textOf: ({ field }) => `${field} is wrong`,
  });
  return (
    <form aria-label="order" noValidate onSubmit={onSubmit(onPlace)}>
      {(['phone', 'name'] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          aria-invalid={errors[`contact.${field}`] ? true : undefined}
          value={form.values[field]}
          onChange={(event) => form.setValues({ [field]: event.currentTarget.value })}
        />
      ))}
      <p role="status">{Object.values(errors).join(', ')}</p>
      <button type="submit">Place</button>
    </form>
  );
}

it('shows errors from the first submit on, updates them, and focuses the first one', async () => {
  const onPlace = jest.fn(async () => undefined);
  const { rerender } = render(<Form minimum onPlace={onPlace} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(status).toHaveTextContent('name is wrong');
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('name'), 'Ada');
  expect(status).toHaveTextContent('');
  expect(window.sessionStorage.getItem('kept')).toBe('Ada');
  rerender(<Form minimum={false} onPlace={onPlace} />);
  expect(status).toHaveTextContent('order is wrong');
  await userEvent.clear(screen.getByLabelText('phone'));
  expect(status).toHaveTextContent('phone is wrong, order is wrong');
  expect(onPlace).not.toHaveBeenCalled();
  rerender(<Form minimum onPlace={onPlace} />);
  await userEvent.type(screen.getByLabelText('phone'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(onPlace).toHaveBeenCalledWith({ name: 'Ada', phone: '2' });
});

describe('the first invalid field', () => {
  const LateForm = ({ isInvalid }: { isInvalid: boolean }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        focusFirstError(event);
      }}
    >
      <input aria-label="name" aria-invalid={isInvalid || undefined} />
      <input aria-label="note" />
      <button type="submit">Place</button>
    </form>
  );
  const nextFrames = () => act(() => new Promise<void>((done) => setTimeout(done, 60)));
  /** Submits a form that renders its errors only on request, as if its fields were still being hydrated. */
  async function submit() {
    const { rerender } = render(<LateForm isInvalid={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Place' }));
    await nextFrames();
    return { renderErrors: () => rerender(<LateForm isInvalid />) };
  }

  it('[PLUS-27] is focused even if its error is rendered some frames later', async () => {
    const { renderErrors } = await submit();
    renderErrors();
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
  });

  it('takes no focus from a field that the customer has gone to meanwhile', async () => {
    const { renderErrors } = await submit();
    act(() => screen.getByLabelText('note').focus());
    await nextFrames();
    renderErrors();
    await nextFrames();
    expect(screen.getByLabelText('note')).toHaveFocus();
  });
});
