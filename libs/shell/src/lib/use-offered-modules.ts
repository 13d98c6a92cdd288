/** The modules of the current zones that this storefront supports (MOD-14, DATA-50). */
import { useGetModulesQuery } from '@shop/api-client/start';
import type { ShopModule } from '@shop/domain';
import { modulesInZones } from '@shop/domain/offered-modules';
import { useModules } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { useMemo } from 'react';

/** @param enabled false skips the request */
export function useOfferedModules(enabled = true) {
  const { place, language } = useSession('place', 'language');
  const registry = useModules();
  const { data, isError, refetch } = useGetModulesQuery({ language }, { skip: !enabled });
  const modules = useMemo<ShopModule[] | null>(
    () => (data ? modulesInZones(data, place?.zoneIds ?? []).filter(({ type }) => registry.find(type)) : null),
    [data, place, registry],
  );
  return { modules, isError: isError && !modules, refetch };
}
