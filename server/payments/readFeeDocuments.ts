import { type CaseType, caseTypes } from '#domain/courts/choices';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { sureFrom } from '#domain/filings/certainty';
import { parseAmount } from '#domain/money/parseAmount';
import type { FeeDocument } from '#domain/payments/FeeDocument';
import { statedTier } from '#domain/payments/statedTier';
import { usedFilingCodes } from '#domain/practice/codesOfPack';
import { proposeCategory } from '#domain/practice/proposeCategory';
import { findCaseTypeOnRecord } from '#server/cases/findCaseTypeOnRecord';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { findReadings, type StoredFiling } from '#server/filings/filingRepository';
import { hasFiledBefore } from '#server/filings/hasFiledBefore';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { type FoundPack, findPack } from '#server/packs/findPack';

/** The lead documents of an envelope, as far as their fees depend on them. */
export async function readFeeDocuments(db: Db, actor: Actor, leads: readonly StoredFiling[]): Promise<FeeDocument[]> {
  const pack = await findPack(db, actor.court_id);
  const documents: FeeDocument[] = [];
  for (const lead of leads) {
    const { id, case_number, amount } = lead.filing;
    const facts = await findFactsForSystem(db, [lead.analysis.version_id]);
    const tier = statedTier(facts.flatMap((one) => one.facts.statements));
    const chosen = await chosenFor(db, actor, pack, lead);
    documents.push({
      ...{ filing_id: id, title: titleOf(lead), ...chosen, tier },
      // Only a civil case is limited or unlimited.
      case_type: chosen.case_type ?? (tier && 'Civil Complaint'),
      amount_cents: amount === null ? null : (parseAmount(amount) ?? null),
      // Whether an earlier paper was for the same party is not on record, so only a filer’s own filing counts.
      appeared: case_number !== null && (await hasFiledBefore(db, actor, case_number)) ? true : null,
    });
  }
  return documents;
}

type Chosen = Pick<FeeDocument, 'code' | 'case_type' | 'category'>;

/** The filing code, the case type, and the category of a document. What the filer chooses goes here. */
async function chosenFor(db: Db, actor: Actor, { court, pack }: FoundPack, lead: StoredFiling): Promise<Chosen> {
  const { document_type, case_number } = lead.filing;
  const title = titleOf(lead);
  const named = filingCodeOf({ document_type, title }, court);
  const code = usedFilingCodes(court, pack).find(({ id }) => id === named?.id) ?? null;
  const record = case_number === null ? undefined : await findCaseTypeOnRecord(db, actor, case_number);
  const case_type = lead.filing.case_type ?? record?.case_type ?? (await readCaseType(db, lead));
  const category = record ? record.category : proposeCategory(pack.categories, { title, case_type });
  return { code, case_type, category: pack.categories.find(({ id }) => id === category)?.label ?? null };
}

/** The case type that the document states, if it is sure. */
async function readCaseType(db: Db, lead: StoredFiling): Promise<CaseType | null> {
  const [reading] = await findReadings(db, lead, 1);
  const read = reading?.fields.find(({ field, confidence }) => field === 'case_type' && confidence >= sureFrom);
  return caseTypes.find((one) => one === read?.value) ?? null;
}

const titleOf = ({ filing: { title, doc_type, document_name } }: StoredFiling) => title ?? doc_type ?? document_name;
