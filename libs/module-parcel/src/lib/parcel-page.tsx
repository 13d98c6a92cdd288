/** `/parcel-delivery-info?category=…`: the order of a parcel (PARC-14 to PARC-18, PLUS-23). */
import { useScope } from '@shop/api-client';
import { useGetParcelCategoriesQuery } from '@shop/api-client/parcels';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, Page, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { QueryState } from '@shop/view-kit';
import { Navigate } from 'react-router-dom';
import { ParcelForm, type ParcelFormProps } from './parcel-form';
import classes from './parcel-page.module.css';
import { useParcelMessages } from '../messages';

export interface ParcelPageProps extends Omit<ParcelFormProps, 'category' | 'config'> {
  /** What was chosen; null: nothing, which leads back to the picker. */
  categoryId: string | null;
  /** Whether the session is loaded: the form is prefilled with the customer's name. */
  ready: boolean;
  /** Given: only signed-in customers may order, and this one is not. */
  onSignIn: (() => void) | null;
}

export function ParcelPage({ categoryId, ready, onSignIn, ...form }: ParcelPageProps) {
  const t = useParcelMessages();
  const language = useLanguage();
  const scope = useScope();
  const { data: config } = useGetConfigQuery({ language });
  const query = useGetParcelCategoriesQuery({ scope });
  const categories = query.data;
  const category = categories?.find(({ id }) => id === categoryId);
  // Not on the server, where there is no navigation.
  if (ready && (!categoryId || (categories && !category))) return <Navigate to={paths.home()} replace />;
  return (
    <Page>
      <Title order={1} className={classes.title}>
        {t('page.title')}
      </Title>
      {onSignIn ? (
        <EmptyState
          title={t('signIn.title')}
          text={t('signIn.text')}
          action={<Button onClick={onSignIn}>{t('signIn.action')}</Button>}
        />
      ) : (
        <QueryState
          query={query}
          data={categories && category && config && ready ? { category, config } : undefined}
          skeleton={<LineSkeletons count={4} label={t('page.loading')} />}
        >
          {(chosen) => <ParcelForm key={chosen.category.id} {...form} {...chosen} />}
        </QueryState>
      )}
    </Page>
  );
}
