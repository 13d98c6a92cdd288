/** The step of a one-time code: most sign-ins never need one. */
import { LineSkeletons, Page } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useAccountMessages } from '../messages';

function Loading() {
  const t = useAccountMessages();
  return (
    <Page narrow>
      <LineSkeletons shape="field" count={3} label={t('code.title')} />
    </Page>
  );
}

export const CodeStep = lazyView(() => import('./code-form'), { Loading });
