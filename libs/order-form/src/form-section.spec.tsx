/** Sections that are one line while their answer stands, and the bar with total and button (decision 110). */
import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusFirstError, FormGrid, FormSection, SendBar } from './index';
import { orderFormMessages } from './messages';

const FOLD = { summary: 'Cash on delivery', isRight: true };
const heading = () => screen.getByRole('button', { name: /^Payment/ });
const field = () => screen.getByLabelText('Method');

async function show(fold: { summary: string; isRight: boolean } | null) {
  let setError: (error: string | null) => void = () => undefined;
  function Section() {
    const [error, set] = useState<string | null>(null);
    setError = set;
    return (
      <form
        aria-label="Order"
        onSubmit={(event) => {
          event.preventDefault();
          set('Not possible here.');
          focusFirstError(event);
        }}
      >
        <FormSection title="Payment" fold={fold} error={error}>
          <input aria-label="Method" />
        </FormSection>
        <button type="submit">Send</button>
      </form>
    );
  }
  await openTestShop().renderWithProviders(<Section />, { messages: [orderFormMessages] });
  return { correct: () => setError(null) };
}

describe('a section whose answer came with the customer', () => {
  it('is one line; its heading opens it by keyboard, keeps the focus, and folds it again', async () => {
    await show(FOLD);
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveTextContent('Cash on delivery');
    expect(field()).not.toBeVisible();
    expect(heading()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent('Edit');
    await userEvent.keyboard('{Enter}');
    expect(field()).toBeVisible();
    expect(heading()).toHaveAttribute('aria-expanded', 'true');
    expect(heading()).toHaveFocus();
    expect(screen.queryByText('Cash on delivery')).toBeNull();
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.click(heading());
    expect(field()).not.toBeVisible();
  });

  it('is opened by an error, which gets the focus, and stays open when it is corrected', async () => {
    await show(FOLD);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const group = screen.getByRole('group', { name: 'Payment' });
    await expect(screen.findByText('Not possible here.')).resolves.toBeVisible();
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    expect(group).toHaveFocus();
    expect(field()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payment/ })).toBeNull();
  });

  it('is open where it has to be looked at, and in a first order', async () => {
    await show({ ...FOLD, isRight: false });
    expect(field()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payment/ })).toBeNull();
    document.body.replaceChildren();
    await show(null);
    expect(field()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payment/ })).toBeNull();
  });
});

describe('the bar of a form', () => {
  const bar = {
    label: 'Place Order',
    totalLabel: 'Total',
    total: '€32.66',
    missing: null,
    errors: [],
    serverErrors: null,
    isSending: false,
    disabled: false,
  };
  const open = (over: object) =>
    openTestShop().renderWithProviders(
      <FormGrid sections={<p>Sections</p>} label="Your order" send={<SendBar {...bar} {...over} />}>
        <p>Breakdown</p>
      </FormGrid>,
      { messages: [orderFormMessages] },
    );

  it('has the one button that sends, outside of the breakdown, with the total and what is missing', async () => {
    await open({ missing: 'Choose an address' });
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('type', 'submit');
    expect(button).toHaveAccessibleName('Place Order');
    expect(button).toHaveAccessibleDescription('Choose an address');
    expect(screen.getByRole('complementary', { name: 'Your order' })).not.toContainElement(button);
    expect(screen.getByText('€32.66')).toBeInTheDocument();
    expect(screen.queryByText('Total')).toBeNull();
  });

  it('says the errors of the whole order above the button, so that they are in sight', async () => {
    await open({ errors: ['Too much.'], serverErrors: ['Closed.'] });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Too much.Closed.');
    expect(alert.compareDocumentPosition(screen.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });
});
