import type { DoubtedDocument } from '#contract/drafts';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { type Destination, findDoubts } from '#domain/filings/doubts/findDoubts';
import type { CheckedDocument } from '#domain/rules/checks/Submission';
import { findOwnEntry } from '#server/attorneys/findInRoster';
import { findCaseOnRecord } from '#server/cases/findCaseOnRecord';
import { readCheckedLead } from '#server/checks/readCheckedDocuments';
import { findCourt } from '#server/courts/findCourt';
import { storable } from '#server/db/storable';
import { describeDoubt } from '#server/filings/doubts/describeDoubt';
import { findEarlierSubmissions } from '#server/filings/duplicates/findEarlierSubmissions';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** A lead document with every doubt about it. */
export type DoubtsOf = { id: string; document_name: string; doubts: Doubt[] };

/**
 * The documents of a draft about which there is a doubt, from what this person may see and with the values that the
 * person corrected. A document that could not be read leaves none: the clerk reads it.
 */
export async function findDoubtsOfDrafts(
  db: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  drafts: readonly StoredFiling[],
): Promise<DoubtsOf[]> {
  const doubted: DoubtsOf[] = [];
  for (const { filing, documents } of drafts) {
    const checked = await readCheckedLead(db, filing.id);
    if (checked === null) continue;
    const { sha256 } = documents.find(({ document }) => document.kind === 'lead')!.version;
    const destination = await describeDestination(db, actor, { sha256, checked, at: now() });
    const doubts = findDoubts(checked.reading, destination);
    if (doubts.length > 0) {
      doubted.push({ id: filing.id, document_name: filing.document_name, doubts: storable(doubts) });
    }
  }
  return doubted;
}

/** Doubts as the wire carries them. */
export function describeDoubted({ doubts, ...document }: DoubtsOf): DoubtedDocument {
  return { ...document, doubts: doubts.map(describeDoubt) };
}

async function describeDestination(
  db: Db,
  actor: Actor,
  { sha256, checked: { reading, facts }, at }: { sha256: string; checked: CheckedDocument; at: Date },
): Promise<Destination> {
  const { court_id } = actor;
  const { name, level, jurisdiction, county, time_zone } = await findCourt(db, court_id);
  const case_number = reading.case_number?.value ?? null;
  return {
    court: { name, level, state: jurisdiction, county },
    filer: actsForParty(actor)
      ? {
          full_name: actor.full_name,
          represents_others: actor.capacity === 'attorney',
          roster: await describeOwnEntry(db, actor),
        }
      : null,
    record: await findCaseOnRecord(db, actor, { court_id, case_id: null, case_number }),
    earlier: await findEarlierSubmissions(db, actor, {
      filing_id: null,
      court_id,
      time_zone,
      at: new Date(at.getTime() + 1),
      sha256,
      fingerprint: facts.fingerprint,
      reading,
    }),
  };
}

const actsForParty = ({ capacity }: Actor) => capacity === 'attorney' || capacity === 'self_represented';

async function describeOwnEntry(db: Db, { court_id, person_id }: Actor) {
  const own = await findOwnEntry(db, court_id, person_id);
  return own ? { name: own.full_name, bar_number: own.bar_number } : null;
}
