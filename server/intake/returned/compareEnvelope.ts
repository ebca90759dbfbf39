import type { LedgerEntry } from '#domain/citations/Ledger';
import { applyCorrections } from '#domain/filings/applyCorrections';
import { type PlannedCorrection, planCorrections } from '#domain/filings/planCorrections';
import { compareFindings } from '#domain/filings/returned/compareFindings';
import type { StoredChanges } from '#domain/filings/returned/ResubmissionChanges';
import { signatureFoundOn } from '#domain/filings/returned/signatureFoundOn';
import { compareReadings } from '#domain/reading/compareReadings';
import { listFields } from '#domain/reading/listedFields';
import { correctableFields, type Reading } from '#domain/reading/Reading';
import { checkSubmission } from '#domain/rules/checks/checkSubmission';
import type { Finding } from '#domain/rules/checks/Finding';
import { composeSubmission } from '#server/checks/composeSubmission';
import { findAdoptedRules } from '#server/checks/findAdoptedRules';
import { putCorrectionsInForce, readCheckedDocuments, type StoredChecked } from '#server/checks/readCheckedDocuments';
import { withLeadDocument } from '#server/checks/withLeadDocument';
import { readLedgers } from '#server/citations/ledgerRepository';
import { findReadings, type StoredFiling } from '#server/filings/filingRepository';
import { findValuesForSystem } from '#server/filings/valuesOf';
import type { Db } from '#server/kernel/Database';
import { findSettledSinceForSystem } from '#server/payments/filed/findSettledSince';
import type { Prepared, PreparedDocument, ReturnedFiling } from './resubmissionRepository.ts';

type Envelope = { documents: [StoredChecked, ...StoredChecked[]]; ledgers: LedgerEntry[][] };

/**
 * What a resubmission changes: its values, and the findings of two checks at the same time, of the filing as returned and
 * as prepared. The filing must be its filer's own.
 */
export async function compareEnvelope(
  db: Db,
  { stored, returned }: ReturnedFiling,
  prepared: Prepared,
  at: Date,
): Promise<StoredChanges> {
  const { resubmission, files } = prepared;
  const { paid_cents } = await findSettledSinceForSystem(db, stored.filing.envelope_id, returned.decided_at);
  const values = await planValues(db, stored, resubmission.changed_values);
  const replacement = files.find(({ replaces }) => replaces !== null);
  const before = await readReturned(db, stored);
  const after = before && asPrepared(before, stored, { files, values });
  const old = replacement && stored.documents.find(({ document }) => document.id === replacement.replaces);
  const machine = replacement && (await readCheckedDocuments(db, stored.filing.id));
  const was = machine?.find(({ version_id }) => version_id === old?.version.id)?.checked.reading;
  const is = replacement?.reading ?? null;
  const changes = values.length > 0 || files.length > 0;
  return {
    answer: resubmission.answer.trim() || null,
    values: values.map(({ field, old_value, new_value }) => ({ field, before: old_value, after: new_value })),
    replaced: old
      ? {
          document_id: old.document.id,
          ...{ before: old.version.file_name, after: replacement!.file_name },
          ...{ from_version: old.version.id, to_version: null },
        }
      : null,
    added: files.filter(({ replaces }) => replaces === null).map(({ file_name }) => file_name),
    findings:
      before && after && changes
        ? compareFindings(await findingsOf(db, stored, before, at), await findingsOf(db, stored, after, at))
        : null,
    signature_page: was && is ? signatureFoundOn(was, is) : null,
    read: was && is ? compareReadings(compared(was), compared(is)) : [],
    paid_cents,
  };
}

/** The values that differ from those in effect. */
export async function planValues(
  db: Db,
  stored: StoredFiling,
  changed: Prepared['resubmission']['changed_values'],
): Promise<PlannedCorrection[]> {
  if (Object.keys(changed).length === 0) return [];
  const [reading] = await findReadings(db, stored, 1);
  return planCorrections(await findValuesForSystem(db, stored.filing, reading?.fields ?? []), changed);
}

/** The documents as they were returned, with the values in effect; null if the lead document was not read. */
async function readReturned(db: Db, { filing }: StoredFiling): Promise<Envelope | null> {
  const machine = await readCheckedDocuments(db, filing.id);
  if (!machine) return null;
  const documents = await putCorrectionsInForce(db, filing.id, machine);
  const kept = await readLedgers(
    db,
    documents.map(({ version_id }) => version_id!),
  );
  return { documents, ledgers: documents.map(({ version_id }) => kept.get(version_id!)?.entries ?? []) };
}

function asPrepared(
  { documents, ledgers }: Envelope,
  stored: StoredFiling,
  { files, values }: { files: readonly PreparedDocument[]; values: readonly PlannedCorrection[] },
): Envelope {
  const replaced = documents.map((one, index) => {
    const file = files.find(({ replaces }) => replaces !== null && replaces === documentOf(stored, one.version_id));
    const next = file && checkedOf(file, one.checked.kind);
    return next ? { one: next, ledger: file.ledger } : { one, ledger: ledgers[index]! };
  });
  const added = files
    .filter(({ replaces }) => replaces === null)
    .flatMap((file) => {
      const one = checkedOf(file, 'supporting');
      return one ? [{ one, ledger: file.ledger }] : [];
    });
  const all = [...replaced, ...added];
  const [lead, ...others] = all.map(({ one }) => one);
  const reading = applyCorrections(lead!.checked.reading, values);
  return {
    documents: [{ ...lead!, checked: { ...lead!.checked, reading } }, ...others],
    ledgers: all.map(({ ledger }) => ledger),
  };
}

const documentOf = ({ documents }: StoredFiling, version_id: string | null) =>
  documents.find(({ version }) => version.id === version_id)?.document.id ?? null;

/** A prepared document as it is checked; null if it could not be read. */
function checkedOf(
  { sha256, file_name: name, reading, facts }: PreparedDocument,
  kind: 'lead' | 'supporting',
): StoredChecked | null {
  return reading && facts ? { version_id: null, sha256, checked: { name, kind, reading, facts } } : null;
}

/** The findings of the court's rules, if the documents were submitted at this moment. */
async function findingsOf(db: Db, { filing }: StoredFiling, envelope: Envelope, at: Date): Promise<Finding[]> {
  const { checked, own } = await withLeadDocument(db, filing.attached_to, envelope.documents);
  const { court_id, filed_by, court_level, jurisdiction, case_type } = filing;
  const chosen = { court_level, jurisdiction, case_type };
  const ledgers = filing.attached_to === null ? envelope.ledgers : [[], ...envelope.ledgers];
  const submission = await composeSubmission(db, { court_id, filed_by, filing, at, chosen }, checked, ledgers);
  return own(checkSubmission(submission, await findAdoptedRules(db, court_id))).findings;
}

/** What a filer recognizes as a difference: values, without the summary that is composed of them. */
const compared = (reading: Reading) =>
  listFields(reading).filter(({ field }) => correctableFields.some((one) => one === field));
