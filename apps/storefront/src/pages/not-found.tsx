/** Any other address (ROUTE-47). */
import { Button } from '@mantine/core';
import { EmptyState } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { useAppText } from '../app/texts';

export const texts = [];

export function Component() {
  const t = useAppText();
  return (
    <EmptyState
      drawing="compass"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} to={paths.home()}>
          {t('notFound.home')}
        </Button>
      }
    />
  );
}
