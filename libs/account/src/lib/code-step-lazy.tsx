/** Loads the code step when it is needed: most sign-ins never ask for a code. */
import { LineSkeletons, Page, LazyBoundary, lazyPart } from '@shop/ui';
import { useAccountMessages } from '../messages';

export interface CodeStepProps {
  /** Phone or e-mail the code went to. */
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
