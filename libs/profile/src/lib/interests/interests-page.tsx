/** `/profile?page=interests`: what a customer shops for. Offered once after sign-up, where it can be skipped (PROF-35). */
import { useGetInterestsQuery, useSaveInterestsMutation } from '@shop/api-client/profile';
import { useGetModulesQuery } from '@shop/api-client/start';
import { modulesInZones } from '@shop/domain/offered-modules';
import { useModules } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { Button, LineSkeletons, LoadFailed } from '@shop/ui';
import { ownPath } from '@shop/util';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CustomerPage } from '../customer-page';
import profile from '../profile.module.css';
import { useMutationToast } from '../use-mutation-toast';
import classes from './interests.module.css';
import { useInterestMessages } from './messages';
import { ModuleInterests } from './module-interests';

/** Modules of the place that have categories; null: not known yet. Nothing without a place: categories are those of its zones. */
function useShownModules() {
  const { place, language, restored } = useSession('place', 'language', 'restored');
  const registry = useModules();
  const { data, isError, refetch } = useGetModulesQuery({ language });
  const shown = place ? modulesInZones(data ?? [], place.zoneIds) : [];
  const modules = shown.filter(({ type }) => registry.find(type)?.catalogue);
  const isKnown = data !== undefined && restored;
  return { modules: isKnown ? modules : null, isError: isError && !data, refetch };
}

interface FormProps {
  /** As they are stored. */
  stored: readonly string[];
  /** The page that follows; null: the customer has come to change them. */
  next: string | null;
  modules: readonly { id: string; name: string }[];
}

function InterestsForm({ stored, next, modules }: FormProps) {
  const t = useInterestMessages();
  const navigate = useNavigate();
  const toast = useMutationToast();
  const [chosen, setChosen] = useState(stored);
  const [save, { isLoading }] = useSaveInterestsMutation();
  const goOn = () => void (next === null ? null : navigate(next, { replace: true }));
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const submit = async () => {
    const answer = await save(chosen);
    if (answer.error) return toast.failed(answer.error);
    toast.saved(answer.data, t('saved'));
    goOn();
  };
  const isSame = chosen.length === stored.length && chosen.every((id) => stored.includes(id));
  return (
    <form
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {modules.map((module) => (
        <ModuleInterests key={module.id} module={module} chosen={chosen} onToggle={toggle} />
      ))}
      <div className={classes.bar} data-own-foot>
        {next === null ? null : (
          <Button variant="default" onClick={goOn}>
            {t('skip')}
          </Button>
        )}
        <Button type="submit" loading={isLoading} disabled={isSame}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** Leads on where nothing can be chosen. */
function GoesOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

export function InterestsPage() {
  const t = useInterestMessages();
  const [params] = useSearchParams();
  const wanted = params.get('next');
  const next = wanted === null ? null : ownPath(wanted);
  const shown = useShownModules();
  const interests = useGetInterestsQuery();
  const { modules } = shown;
  const { data: stored } = interests;
  const isError = shown.isError || (interests.isError && !stored);
  const retry = () => {
    if (shown.isError) void shown.refetch();
    if (interests.isError) void interests.refetch();
  };
  if (next !== null && (isError || modules?.length === 0)) return <GoesOn to={next} />;
  return (
    <CustomerPage title={t('title')}>
      <p className={profile.muted}>{t('text')}</p>
      {isError ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={retry} />
      ) : modules && stored ? (
        <InterestsForm stored={stored} next={next} modules={modules} />
      ) : (
        <LineSkeletons count={6} label={t('loading')} />
      )}
    </CustomerPage>
  );
}
