import { z } from 'zod';
import type { FilingResearch, SearchHit } from '#contract/research';
import { noFilters } from '#domain/research/filters';
import { type FoundCitation, findCitations } from '#domain/research/findCitations';
import { tellingWords } from '#domain/research/tellingWords';
import { findFiling, type StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { askPlatform } from './askPlatform.ts';
import { keepAnswer } from './cache.ts';
import { checkInLibrary } from './lookUpCitations.ts';
import { readResearchSettings } from './researchSettings.ts';

const mostRelated = 3;
/** A version never changes, and what was read in it neither. */
const freshHours = 30 * 24;

/** What research finds by itself for an analysed filing, as far as the asker's settings want it. */
export async function researchFiling(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  asker: Actor,
  id: string,
): Promise<FilingResearch> {
  const stored = await findFiling(needs.db, asker, id);
  const settings = await readResearchSettings(needs.db, asker.person_id);
  const isRead = stored.analysis.state === 'done';
  const [related, citations] = await Promise.all([
    settings.auto_search && isRead ? findRelated(needs, asker, stored) : { searched: false, words: [], hits: [] },
    settings.citation_check && isRead ? checkCitations(needs, stored) : { checked: false, reason: null, data: [] },
  ]);
  return { related, citations };
}

/** Law of the filing's own state, federal law, and other accepted papers of the court on the same thing. */
async function findRelated(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Actor,
  { filing }: StoredFiling,
): Promise<FilingResearch['related']> {
  const names = [
    ...filing.plaintiffs,
    ...filing.claimants,
    ...filing.defendants,
    filing.judge_name ?? '',
    filing.location ?? '',
  ];
  const words = tellingWords([filing.title, filing.doc_type, filing.summary], names);
  if (words.length === 0) return { searched: true, words, hits: [] };
  const question = { q: words.join(' or '), page: 1 };
  const asked = [
    {
      platform: 'library' as const,
      filters: filing.jurisdiction ? { ...noFilters, jurisdiction: filing.jurisdiction } : noFilters,
    },
    ...(filing.jurisdiction
      ? [{ platform: 'library' as const, filters: { ...noFilters, jurisdiction: 'Federal' as const } }]
      : []),
    { platform: 'papers' as const, filters: noFilters },
  ];
  const answers = await Promise.all(
    asked.map(({ platform, filters }) => askPlatform(needs, asker, platform, { ...question, filters })),
  );
  const hits: SearchHit[] = answers.flatMap((answer) =>
    answer.hits.filter((hit) => hit.id !== filing.id).slice(0, mostRelated),
  );
  return { searched: true, words, hits };
}

const Citations = z.array(
  z.object({ citation: z.string(), key: z.string(), volume: z.string(), reporter: z.string(), page: z.string() }),
);

/** The case citations of the lead document, each looked up in the library by exactly what it says. */
async function checkCitations(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  { documents }: StoredFiling,
): Promise<FilingResearch['citations']> {
  const lead = documents.find(({ document }) => document.kind === 'lead') ?? documents[0];
  if (!lead) return { checked: false, reason: null, data: [] };
  try {
    const { answer } = await keepAnswer(
      needs,
      {
        platform: 'library',
        question: `citations of ${lead.version.sha256} ${lead.version.file_type}`,
        hours: freshHours,
      },
      Citations,
      () => readCitations(needs, lead.version),
    );
    return { checked: true, reason: null, data: await checkInLibrary(needs.db, answer) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { checked: false, reason: error.message, data: [] };
  }
}

async function readCitations(
  { blobs, engine }: Needs<'blobs' | 'engine'>,
  version: { sha256: string; file_name: string },
): Promise<FoundCitation[]> {
  const { text } = await engine.read({
    path: blobs.path(version.sha256),
    name: version.file_name,
    sha256: version.sha256,
  });
  return findCitations(text);
}
