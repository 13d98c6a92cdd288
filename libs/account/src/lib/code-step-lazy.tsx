/** Lazy code step: most sign-ins never need a code. */
import { LineSkeletons, Page, LazyBoundary, lazyPart } from '@shop/ui';
import { useAccountMessages } from '../messages';

export interface CodeStepProps {
  /** Phone or e-mail that the code was sent to. */
  target: string;
  serverErrors: readonly string[];
  isBusy: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

const Step = lazyPart(() => import('./code-step'));

export function CodeStep(props: CodeStepProps) {
  const t = useAccountMessages();
  return (
    <LazyBoundary
      fallback={
        <Page narrow>
          <LineSkeletons count={3} label={t('code.title')} />
        </Page>
      }
    >
      <Step {...props} />
    </LazyBoundary>
  );
}
