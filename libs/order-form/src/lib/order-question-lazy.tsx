/** Lazy question about a changed order: most orders never need it. */
import { WithMessages } from '@shop/i18n';
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import type { QuestionAboutOrderProps } from './order-question';
import { changeMessages } from '../messages';

const Question = lazyOnPress(() => import('./order-question'));
const MESSAGES = [changeMessages];

export interface OrderQuestionProps extends Omit<QuestionAboutOrderProps, 'question'> {
  /** null: nothing to ask. */
  question: QuestionAboutOrderProps['question'] | null;
}

export function OrderQuestion({ question, ...props }: OrderQuestionProps) {
  if (!question) return null;
  return (
    // No error boundary: left out, the press that orders would do nothing (decision 081). The page's own says what happened.
    <LazyBoundary>
      <WithMessages messages={MESSAGES}>
        <Question {...props} question={question} />
      </WithMessages>
    </LazyBoundary>
  );
}
