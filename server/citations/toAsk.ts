import { composeLedger } from '#domain/citations/composeLedger';
import type { Consulted } from '#domain/citations/KnownDecision';
import type { Authority } from '#domain/citations/listAuthorities';
import type { AskedCitation } from './courtListener/lookUpSlice.ts';

/** Where another source can add nothing: the library has the decision, and the name matches or there is none to compare. */
const settled = ['found_name_matches', 'name_not_compared'];

/**
 * The decisions of a document that the library does not have under the given name, which another source is to look up.
 */
export function toAsk(authorities: readonly Authority[], library: Consulted): Authority[] {
  const entries = composeLedger(authorities, [library]);
  return authorities.filter(
    ({ kind, key, proprietary }, index) =>
      kind === 'full' && key !== null && !proprietary && !settled.includes(entries[index]!.status),
  );
}

/**
 * The citations to look up, each once: the first citation of each decision, and its parallel citations if the service
 * had no result for the first.
 */
export function citationsToAsk(
  authorities: readonly Authority[],
  library: Consulted,
  answered: Consulted | null,
): AskedCitation[] {
  const asked = new Map<string, AskedCitation>();
  for (const { key, citation, mentions, parallels } of toAsk(authorities, library)) {
    const first = mentions.find(({ kind }) => kind === 'full');
    const printed = first ? `${first.volume} ${first.reporter} ${first.page}` : citation;
    asked.set(key!, { key: key!, printed });
    const isMissing = answered === null || answered.answers.get(key!)?.said === 'nothing';
    if (isMissing) for (const one of parallels) asked.set(one.key, one);
  }
  return [...asked.values()];
}
