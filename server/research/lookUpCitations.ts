import type { CitationCheck } from '#contract/research';
import { composeLedger } from '#domain/citations/composeLedger';
import { findCitations } from '#domain/citations/findCitations';
import type { Consulted } from '#domain/citations/KnownDecision';
import type { UnansweredMessage } from '#domain/citations/LedgerReasons';
import { listAuthorities } from '#domain/citations/listAuthorities';
import { say } from '#domain/messages/say';
import { findCached, keepCitations } from '#server/citations/courtListener/citationCache';
import { consultedOf } from '#server/citations/courtListener/consultedOf';
import { lookUpSlice, sliceSize } from '#server/citations/courtListener/lookUpSlice';
import { citationsToAsk } from '#server/citations/toAsk';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { askLibrary } from '#server/library/lookUp/askLibrary';
import { NoAnswer } from '#server/platforms/Connector';
import { findConnections } from '#server/platforms/connectionRepository';
import { requireConnection, withConnection } from '#server/platforms/withConnection';
import { describeCitations } from './describeCitations.ts';

/** As many of one text's authorities are looked up. */
const mostAuthorities = 250;

/**
 * The decisions that a text cites, each looked up in the library and, where it is connected, at CourtListener. A
 * decision that is found nowhere is 'not found in this source', which does not prove that it was invented.
 */
export async function lookUpCitations(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  text: string,
): Promise<CitationCheck[]> {
  const citations = findCitations(text).map((citation) => ({ ...citation, evidence: [] }));
  const authorities = listAuthorities(citations)
    .filter(({ kind }) => kind === 'full')
    .slice(0, mostAuthorities);
  const library = await askLibrary(needs.db, needs, authorities);
  const asked = citationsToAsk(authorities, library, null);
  const { service, expected } = await askElsewhere(needs, viewer, asked);
  const entries = composeLedger(authorities, service ? [library, service] : [library], expected);
  return describeCitations(authorities, entries, library);
}

type Elsewhere = { service: Consulted | null; expected: { why: UnansweredMessage } | null };

/** CourtListener with the person's own token or the court's; what it does not answer now is not checked. */
async function askElsewhere(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  asked: ReturnType<typeof citationsToAsk>,
): Promise<Elsewhere> {
  const connections = asked.length > 0 ? await findConnections(needs.db, viewer, 'courtlistener') : [];
  if (connections.length === 0) return { service: null, expected: null };
  const keys = asked.map(({ key }) => key);
  const known = await findCached(needs, keys, null);
  let why: UnansweredMessage = say('asked_in_slices', { a_minute: sliceSize });
  try {
    const open = asked.filter(({ key }) => !known.has(key)).slice(0, sliceSize);
    if (open.length > 0) {
      const connection = await requireConnection(needs, viewer, 'courtlistener');
      await keepCitations(needs, await withConnection(needs, connection, (token) => lookUpSlice(needs, token, open)));
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    why = say('source_failed', { problem: error.says });
  }
  return { service: consultedOf(needs, await findCached(needs, keys, null)), expected: { why } };
}
