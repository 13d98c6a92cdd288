/** The form of an order, with the question that it asks when the order is not what the customer saw. */
import type { Minor } from '@shop/util';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { OrderQuestion, type OrderQuestionProps } from './order-question-lazy';

type Submit = (event: Pick<FormEvent<HTMLFormElement>, 'preventDefault' | 'currentTarget'>) => void;

export interface OrderFormProps extends Pick<OrderQuestionProps, 'kind' | 'question' | 'shown' | 'canSend'> {
  /** @param agreed total of the answered question; null: the customer pressed the form's button */
  onSubmit: (agreed: Minor | null) => Submit;
  /** Closes the question: the customer has seen the order as it is now. */
  onAnswer: () => void;
  children: ReactNode;
}

export function OrderForm({ onSubmit, onAnswer, children, ...question }: OrderFormProps) {
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
      <OrderQuestion {...question} onConfirm={confirm} onBack={onAnswer} />
    </>
  );
}
