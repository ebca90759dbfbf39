import { eq, inArray } from 'drizzle-orm';
import type { CitationCheck } from '#contract/research';
import { type FoundCitation, findCitations } from '#domain/research/findCitations';
import type { PlatformId } from '#domain/research/platforms';
import type { Db } from '#server/db/db';
import { authorities, authorityCitations } from '#server/db/schema/research';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { requireConnection, withConnection } from './askPlatform.ts';
import { NoAnswer } from './connectors/Connector.ts';
import { atOnce, type LookedUp, lookUpAtCourtListener } from './courtListener/lookUpAtCourtListener.ts';

/** As many of one text's citations are looked up. */
const mostCitations = 250;

/**
 * The case citations of a text, each looked up in the library and, where it is connected, at CourtListener. What is
 * found nowhere is 'not found in this source': that is no proof of invention.
 */
export async function lookUpCitations(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Actor,
  text: string,
): Promise<CitationCheck[]> {
  const citations = findCitations(text).slice(0, mostCitations);
  const known = await findInLibrary(needs.db, citations);
  const unknown = citations.filter(({ key }) => !known.has(key));
  const elsewhere = await askElsewhere(needs, asker, unknown);
  return citations.map(({ citation, key }) => {
    const authority = known.get(key);
    if (authority) return { citation, standing: 'found', authority, sources: ['library'], reason: null };
    const said = elsewhere.said.get(key);
    const sources: PlatformId[] = elsewhere.asked && said !== undefined ? ['library', 'courtlistener'] : ['library'];
    if (said?.found) {
      const { title, href } = said;
      return {
        citation,
        standing: 'found',
        authority: { title, href, source: 'courtlistener' },
        sources,
        reason: null,
      };
    }
    // The library has leading decisions only: alone it can say yes, hardly no.
    return {
      citation,
      standing: said ? 'not_found' : 'not_checked',
      authority: null,
      sources,
      reason: said ? null : elsewhere.reason,
    };
  });
}

/** The same in the library alone, for a filing: nobody is asked over the network. */
export async function checkInLibrary(db: Db, citations: FoundCitation[]): Promise<CitationCheck[]> {
  const known = await findInLibrary(db, citations.slice(0, mostCitations));
  return citations.slice(0, mostCitations).map(({ citation, key }) => {
    const authority = known.get(key) ?? null;
    return { citation, standing: authority ? 'found' : 'not_found', authority, sources: ['library'], reason: null };
  });
}

async function findInLibrary(
  db: Db,
  citations: FoundCitation[],
): Promise<Map<string, NonNullable<CitationCheck['authority']>>> {
  if (citations.length === 0) return new Map();
  const keys = citations.map(({ key }) => key);
  const found = await db
    .select({ key: authorityCitations.citation_key, id: authorities.id, title: authorities.title })
    .from(authorityCitations)
    .innerJoin(authorities, eq(authorities.id, authorityCitations.authority_id))
    .where(inArray(authorityCitations.citation_key, keys));
  return new Map(
    found.map(({ key, id, title }) => [
      key,
      { title, href: `/research/authorities/${id}`, source: 'library' as const },
    ]),
  );
}

type Elsewhere = { asked: boolean; said: Map<string, LookedUp>; reason: string };

async function askElsewhere(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Actor,
  citations: FoundCitation[],
): Promise<Elsewhere> {
  const silent = (reason: string): Elsewhere => ({ asked: false, said: new Map(), reason });
  if (citations.length === 0) return silent('');
  try {
    const connection = await requireConnection(needs, asker, 'courtlistener');
    const said = await withConnection(needs, connection, (token) => lookUpAtCourtListener(needs, token, citations));
    return {
      asked: true,
      said,
      reason: `CourtListener takes ${atOnce} citations a minute. Look the rest up in a minute.`,
    };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return silent(error.message);
  }
}
