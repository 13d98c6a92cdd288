/** Links that repeat the search in another module of the zone (decisions 004 and 034). */
import { useGetModulesQuery } from '@shop/api-client/start';
import { modulesInZones } from '@shop/domain/offered-modules';
import { useModules } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { chipLink } from '@shop/ui';
import { paths } from '@shop/util';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import classes from './other-modules.module.css';
import { useSearchMessages } from '../messages';

/** Modules with a catalogue: only those can be searched. */
function useOtherModules() {
  const { place, module, language } = useSession('place', 'module', 'language');
  const registry = useModules();
  const { data } = useGetModulesQuery({ language });
  return useMemo(
    () =>
      modulesInZones(data ?? [], place?.zoneIds ?? []).filter(
        ({ id, type }) => id !== module?.id && registry.find(type)?.catalogue,
      ),
    [data, place, module, registry],
  );
}

export interface OtherModulesProps {
  text: string;
  /** What the search finds in each module, by its id; null: unknown, so that all are offered. */
  counts?: Readonly<Record<string, number>> | null;
  /** How a count is said. */
  sayCount?: (count: number, name: string) => string;
}

export default function OtherModules({ text, counts = null, sayCount }: OtherModulesProps) {
  const t = useSearchMessages();
  const all = useOtherModules();
  const modules = counts ? all.filter(({ id }) => counts[id]) : all;
  if (modules.length === 0) return null;
  return (
    <nav className={classes.elsewhere} aria-label={t('elsewhere')}>
      <small aria-hidden="true">{t('elsewhere')}</small>
      <ul className={classes.modules}>
        {modules.map(({ id, name }) => (
          <li key={id}>
            <Link className={chipLink} to={paths.search(text, id)}>
              {counts && sayCount ? sayCount(counts[id] ?? 0, name) : t('in', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
