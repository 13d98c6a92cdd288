/** Fails the build when a group of chunks names something that does not exist. */
import type { Plugin } from 'vite';
import { localeOf } from './build-facts.ts';
import { GROUPS, isPartOf } from './chunks.ts';
import { MESSAGE_CHUNKS } from './message-chunks.ts';

/** A moved or renamed folder would silently leave its group, and pages would load more chunks. */
export const everyGroupMatches: Plugin = {
  name: 'every-group-matches',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const namespaces = ids.map((id) => localeOf(id)?.namespace);
    const unmatched = [
      ...GROUPS.flatMap(({ of }) => of).filter((part) => !ids.some((id) => isPartOf(id, part))),
      ...Object.values(MESSAGE_CHUNKS)
        .flat()
        .filter((namespace) => !namespaces.includes(namespace)),
    ];
    if (unmatched.length > 0)
      this.error(`chunks.ts or message-chunks.ts match nothing: ${unmatched.map(String).join(', ')}`);
  },
};
