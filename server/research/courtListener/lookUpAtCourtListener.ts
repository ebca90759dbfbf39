import type { FoundCitation } from '#domain/research/findCitations';
import type { Needs } from '#server/needs';
import { keepAnswer } from '../cache.ts';
import { askCourtListener } from './askCourtListener.ts';
import { LookUp } from './shapes.ts';

/** What the service says of one citation; null where it says neither yes nor no. */
export type LookedUp = { found: true; title: string; href: string } | { found: false } | null;

/** The service counts sixty citations a minute. */
export const atOnce = 60;
const freshHours = 30 * 24;

/** Looks citations up at CourtListener, together, and each again only after a month. */
export async function lookUpAtCourtListener(
  needs: Needs<'config' | 'db' | 'now'>,
  token: string,
  citations: FoundCitation[],
): Promise<Map<string, LookedUp>> {
  const asked = citations.slice(0, atOnce);
  if (asked.length === 0) return new Map();
  const text = asked.map(({ citation }) => citation).join('; ');
  const { answer } = await keepAnswer(
    needs,
    { platform: 'courtlistener', question: `look up ${text}`, hours: freshHours },
    LookUp,
    () => askCourtListener(needs, token, { path: '/citation-lookup/', body: { text } }, LookUp),
  );
  const origin = new URL(needs.config.courtlistener_url).origin;
  const said = new Map(answer.map((one) => [one.citation.replace(/\s+/g, ' '), one]));
  return new Map(asked.map(({ citation, key }) => [key, toLookedUp(said.get(citation), origin)]));
}

function toLookedUp(said: LookUp[number] | undefined, origin: string): LookedUp {
  if (said?.status === 404) return { found: false };
  const [cluster] = said?.clusters ?? [];
  if (!cluster || (said?.status !== 200 && said?.status !== 300)) return null;
  return { found: true, title: cluster.case_name, href: new URL(cluster.absolute_url, origin).href };
}
