/** Any other path (ROUTE-47). */
import { EmptyState } from '@shop/ui';
import { paths } from '@shop/util';
import { useAppMessages } from '../messages';

export function Component() {
  const t = useAppMessages();
  return (
    <EmptyState
      drawing="lost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={[{ label: t('notFound.home'), to: paths.home() }]}
    />
  );
}
