/** The modules of the current zones that this storefront supports (MOD-14, DATA-50). */
import { useGetModulesQuery } from '@shop/api-client/start';
import type { ShopModule } from '@shop/domain';
import { modulesInZones } from '@shop/domain/results';
import { useModules } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { useMemo } from 'react';

/** @param asked false skips the request */
export function useOfferedModules(asked = true) {
  const { place, language } = useSession('place', 'language');
  const registry = useModules();
  const { data, isError, refetch } = useGetModulesQuery({ language }, { skip: !asked });
  const modules = useMemo<ShopModule[] | null>(
    () => (data ? modulesInZones(data, place?.zoneIds ?? []).filter(({ type }) => registry.find(type)) : null),
    [data, place, registry],
  );
  return { modules, isError: isError && !modules, refetch };
}
