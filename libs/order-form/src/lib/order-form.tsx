/** The form of an order, with the question that it asks when the order is not what the customer saw. */
import type { Minor } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useRef, type FormEvent, type ReactNode } from 'react';
import type { QuestionAboutOrderProps } from './order-question';
import { changeMessages } from '../messages';

/** Lazy: most orders never need it. */
const OrderQuestion = lazyView(() => import('./order-question'), { on: 'press', messages: [changeMessages] });

type Submit = (event: Pick<FormEvent<HTMLFormElement>, 'preventDefault' | 'currentTarget'>) => void;

export interface OrderFormProps extends Pick<QuestionAboutOrderProps, 'kind' | 'shown' | 'canSend'> {
  /** null: nothing to ask. */
  question: QuestionAboutOrderProps['question'] | null;
  /** @param agreed total of the answered question; null: the customer pressed the form's button */
  onSubmit: (agreed: Minor | null) => Submit;
  /** Closes the question: the customer has seen the order as it is now. */
  onAnswer: () => void;
  children: ReactNode;
}

export function OrderForm({ onSubmit, onAnswer, question, children, ...order }: OrderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const confirm = (total: Minor) => {
    onAnswer();
    if (form.current) onSubmit(total)({ preventDefault: () => undefined, currentTarget: form.current });
  };
  return (
    <>
      <form noValidate ref={form} onSubmit={onSubmit(null)}>
        {children}
      </form>
      {/* No error boundary: left out, the press that orders would do nothing (decision 081). The page's own says what happened. */}
      {question ? <OrderQuestion {...order} question={question} onConfirm={confirm} onBack={onAnswer} /> : null}
    </>
  );
}
