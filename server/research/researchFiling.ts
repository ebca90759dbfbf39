import { writeLedgerReasons } from '#contract/messages/writeMessages';
import type { FilingResearch, SearchHit } from '#contract/research';
import { listAuthorities } from '#domain/citations/listAuthorities';
import { textOfPart } from '#domain/reading/summary/textOfPart';
import { noFilters } from '#domain/research/filters';
import { tellingWords } from '#domain/research/tellingWords';
import { readLedgers } from '#server/citations/ledgerRepository';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { findFiling, type StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { askLibrary } from '#server/library/lookUp/askLibrary';
import { askPlatform } from './askPlatform.ts';
import { describeCitations } from './describeCitations.ts';
import { readResearchSettings } from './researchSettings.ts';

const mostRelated = 3;

/** The research results for an analyzed filing, according to the user's settings. */
export async function researchFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<FilingResearch> {
  const stored = await findFiling(needs.db, viewer, id);
  const settings = await readResearchSettings(needs.db, viewer.person_id);
  const isRead = stored.analysis.state === 'done';
  const [related, citations] = await Promise.all([
    settings.auto_search && isRead ? findRelated(needs, viewer, stored) : { searched: false, words: [], hits: [] },
    settings.citation_check && isRead ? checkCitations(needs, stored) : { checked: false, reason: null, data: [] },
  ]);
  return { related, citations };
}

/** Law of the filing's own state, federal law, and other accepted documents of the court on the same thing. */
async function findRelated(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  { filing }: StoredFiling,
): Promise<FilingResearch['related']> {
  const names = [
    ...filing.plaintiffs,
    ...filing.claimants,
    ...filing.defendants,
    filing.judge_name ?? '',
    filing.location ?? '',
  ];
  const words = tellingWords([filing.title, filing.doc_type, ...filing.summary.map(textOfPart)], names);
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
    asked.map(({ platform, filters }) => askPlatform(needs, viewer, platform, { ...question, filters })),
  );
  const hits: SearchHit[] = answers.flatMap((answer) =>
    answer.hits.filter((hit) => hit.id !== filing.id).slice(0, mostRelated),
  );
  return { searched: true, words, hits };
}

/** The decisions that the lead document cites, as its ledger has them. */
async function checkCitations(
  needs: Needs<'db' | 'now'>,
  { documents }: StoredFiling,
): Promise<FilingResearch['citations']> {
  const lead = documents.find(({ document }) => document.kind === 'lead') ?? documents[0];
  const ledger = lead && (await readLedgers(needs.db, [lead.version.id])).get(lead.version.id);
  const [made] = lead ? await findFactsForSystem(needs.db, [lead.version.id]) : [];
  if (!ledger || !made)
    return { checked: false, reason: 'The citations of this filing have not been read yet.', data: [] };
  const authorities = listAuthorities(made.facts.citations);
  const library = await askLibrary(needs.db, needs, authorities);
  const data = describeCitations(authorities, ledger.entries, library).filter(
    (_, index) => ledger.entries[index]!.kind === 'full',
  );
  return { checked: true, reason: ledger.reason && writeLedgerReasons([ledger.reason]), data };
}
