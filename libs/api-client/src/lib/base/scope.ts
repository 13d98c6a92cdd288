/**
 * Scope of a list: zones, module, language and point. Part of every list's cache key, and the source of its headers.
 */
import type { LatLng } from '@shop/domain';
import { useSession, type SessionState } from '@shop/session';
import { readRowId } from '@shop/util';
import { useMemo } from 'react';

export interface Scope {
  zoneIds: string[];
  moduleId: string | null;
  language: string;
  point: LatLng | null;
}

/** @param moduleId of a link, unchecked: it becomes a header */
export function scopeOf(session: Pick<SessionState, 'place' | 'module' | 'language'>, moduleId?: string | null): Scope {
  return {
    zoneIds: session.place?.zoneIds ?? [],
    moduleId: readRowId(moduleId) ?? session.module?.id ?? null,
    language: session.language,
    point: session.place?.point ?? null,
  };
}

/** The session's scope, or that of another module for a page opened by an outside link. */
export function useScope(moduleId?: string | null): Scope {
  const { place, module, language } = useSession('place', 'module', 'language');
  return useMemo(() => scopeOf({ place, module, language }, moduleId), [place, module, language, moduleId]);
}
