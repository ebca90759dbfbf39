import type { CheckedDocument } from '#domain/rules/checks/Submission';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import { correctReadingForSystem } from '#server/filings/updateCurrentValues';
import type { Db } from '#server/kernel/Database';

/** A document as it is checked, and which version of it that is. */
export type StoredChecked = {
  /** Null before it was filed. */ version_id: string | null;
  sha256: string;
  checked: CheckedDocument;
};

/**
 * The documents of a filing whose facts are known, the lead first, as the machine read them. Null while the
 * lead was not read; supporting documents that could not be read are left out, as are those with a separate level:
 * findings quote the document, and an unredacted document contains what a redacted one may not.
 */
export async function readCheckedDocuments(
  db: Db,
  filingId: string,
): Promise<[StoredChecked, ...StoredChecked[]] | null> {
  const papers = (await findDocumentsForSystem(db, [filingId])).filter(({ document }) => document.access === 'public');
  const known = await findFactsForSystem(
    db,
    papers.map(({ version }) => version.id),
  );
  const checked = papers.flatMap(({ document, version }): StoredChecked[] => {
    const found = known.find(({ version_id }) => version_id === version.id);
    if (!found) return [];
    return [
      {
        version_id: version.id,
        sha256: version.sha256,
        checked: { name: document.title, kind: document.kind, reading: found.reading, facts: found.facts },
      },
    ];
  });
  const [lead, ...others] = checked;
  return lead?.checked.kind === 'lead' ? [lead, ...others] : null;
}

/** The values in force in the lead document: people's corrections take precedence over what the machine read. */
export async function putCorrectionsInForce(
  db: Db,
  filingId: string,
  [lead, ...others]: [StoredChecked, ...StoredChecked[]],
): Promise<[StoredChecked, ...StoredChecked[]]> {
  const reading = await correctReadingForSystem(db, filingId, lead.checked.reading);
  return [{ ...lead, checked: { ...lead.checked, reading } }, ...others];
}

/** The lead document with the values in force; null while it was not read. */
export async function readCheckedLead(db: Db, filingId: string): Promise<CheckedDocument | null> {
  const machine = await readCheckedDocuments(db, filingId);
  if (!machine) return null;
  const [lead] = await putCorrectionsInForce(db, filingId, machine);
  return lead.checked;
}
