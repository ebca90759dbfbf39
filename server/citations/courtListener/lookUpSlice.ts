import { citationKey } from '#domain/citations/citationKey';
import type { Needs } from '#server/kernel/needs';
import { askCourtListener } from '#server/platforms/courtListener/askCourtListener';
import { LookUp } from '#server/platforms/courtListener/shapes';
import type { Cluster, LookedUpCitation } from './LookedUpCitation.ts';

/** The service allows sixty citations a minute, however they are requested. */
export const sliceSize = 60;
const longSliceMs = 30_000;

/** A citation to ask for, in words and by its key. */
export type AskedCitation = { key: string; printed: string };

/**
 * Asks CourtListener for at most sixty citations in one call. What it does not answer, and what it puts off itself, is
 * not in the answer.
 */
export async function lookUpSlice(
  needs: Needs<'config' | 'now'>,
  token: string,
  asked: readonly AskedCitation[],
): Promise<Map<string, LookedUpCitation>> {
  const text = asked.map(({ printed }) => printed).join('; ');
  const answer = await askCourtListener(
    needs,
    token,
    { path: '/citation-lookup/', body: { text } },
    LookUp,
    longSliceMs,
  );
  const byPlain = new Map(asked.map(({ key }) => [key.replaceAll('|', ''), key]));
  const said = new Map<string, LookedUpCitation>();
  for (const one of answer) {
    const key = [one.citation, ...one.normalized_citations].map(citationKey).map((plain) => byPlain.get(plain));
    const found = key.find((known) => known !== undefined);
    if (found === undefined || one.status === 429) continue;
    said.set(found, { status: one.status, clusters: one.clusters.slice(0, 20).map(toCluster) });
  }
  return said;
}

function toCluster(cluster: LookUp[number]['clusters'][number]): Cluster {
  const { absolute_url, case_name, case_name_full, date_filed, date_filed_is_approximate, docket_id } = cluster;
  const citations = cluster.citations.map(({ volume, reporter, page }) => ({ volume: String(volume), reporter, page }));
  return {
    absolute_url,
    case_name,
    case_name_full,
    date_filed_is_approximate,
    docket_id,
    date_filed: date_filed || null,
    court: null,
    citations,
  };
}
