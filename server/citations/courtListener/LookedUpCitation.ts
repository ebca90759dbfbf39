import { z } from 'zod';
import { decisionKey } from '#domain/citations/citationKey';
import { courtAsCited } from '#domain/citations/courtOfDecision';
import type { KnownDecision, SourceAnswer } from '#domain/citations/KnownDecision';
import { say } from '#domain/messages/say';

const Cluster = z.object({
  absolute_url: z.string(),
  case_name: z.string(),
  case_name_full: z.string().default(''),
  date_filed: z.string().nullable().default(null),
  date_filed_is_approximate: z.boolean().default(false),
  docket_id: z.number().int().nullable().default(null),
  /** The court's short name, once its docket was requested. */
  court: z.string().nullable().default(null),
  citations: z.array(z.object({ volume: z.string(), reporter: z.string(), page: z.string() })).default([]),
});
export type Cluster = z.infer<typeof Cluster>;

/** CourtListener's stored answer about one citation. */
export const LookedUpCitation = z.object({ status: z.number().int(), clusters: z.array(Cluster).max(20) });
export type LookedUpCitation = z.infer<typeof LookedUpCitation>;

/**
 * The conclusion from the answer. If no decision starts on the page, the service answers with the preceding opinion in
 * the volume, so only a cluster with exactly this citation is the decision.
 */
export function toAnswer(key: string, { status, clusters }: LookedUpCitation, origin: string): SourceAnswer {
  if (status === 400) {
    return { said: 'not_asked', why: say('reporter_unknown') };
  }
  const there = clusters.filter(({ citations }) => citations.length === 0 || hasKey(citations, key));
  const [first, ...others] = there.map((cluster) => toKnown(key, cluster, origin));
  if (first) return { said: 'found', decisions: [first, ...others] };
  const [before] = clusters;
  return {
    said: 'nothing',
    decisive: true,
    ...(before ? { within: toKnown(key, before, origin) } : {}),
  };
}

function hasKey(citations: Cluster['citations'], key: string): boolean {
  return citations.some(({ volume, reporter, page }) => decisionKey(volume, reporter, page) === key);
}

function toKnown(key: string, cluster: Cluster, origin: string): KnownDecision {
  const url = new URL(cluster.absolute_url, origin);
  const court = cluster.court;
  return {
    title: cluster.case_name || cluster.case_name_full,
    names: cluster.case_name_full ? [cluster.case_name_full] : [],
    url: url.origin === origin ? url.href : origin,
    court: court && (courtAsCited(court) ?? court),
    court_id: court,
    date_filed: cluster.date_filed,
    date_about: cluster.date_filed_is_approximate,
    first_page: pageIn(cluster.citations, key),
    last_page: null,
    words: null,
  };
}

/** The page on which it starts in the cited volume. */
function pageIn(citations: Cluster['citations'], key: string): number | null {
  const volume = key.slice(0, key.lastIndexOf('|'));
  const print = citations.find((one) => decisionKey(one.volume, one.reporter, one.page).startsWith(`${volume}|`));
  const page = Number(print?.page ?? key.split('|')[2]);
  return Number.isInteger(page) ? page : null;
}
