/** Lazy code step: most sign-ins never need a code. */
import { LineSkeletons, Page, lazyPart } from '@shop/ui';
import { Suspense } from 'react';
import { useAccountMessages } from '../messages';

export interface CodeStepProps {
  /** Phone or e-mail that the code was sent to. */
  target: string;
  refused: readonly string[];
  busy: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

const Step = lazyPart(() => import('./code-step'));

export function CodeStep(props: CodeStepProps) {
  const t = useAccountMessages();
  return (
    <Suspense
      fallback={
        <Page narrow>
          <LineSkeletons count={3} label={t('code.title')} />
        </Page>
      }
    >
      <Step {...props} />
    </Suspense>
  );
}
