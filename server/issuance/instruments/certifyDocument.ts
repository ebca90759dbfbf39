import type { InstrumentValues } from '#domain/issuance/instrumentKinds';
import { findDocumentsOfEntriesForSystem } from '#server/cases/docket/findDocketFacts';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import type { KnownRecord } from '../readRecord.ts';

/** The document of an entry, followed by the page with the clerk’s certificate. */
export async function certifyDocument(
  tx: Db,
  { blobs, engine }: Needs<'blobs' | 'engine'>,
  actor: Actor,
  { record }: KnownRecord,
  { entry: number }: InstrumentValues,
  certificate: Uint8Array,
): Promise<Uint8Array> {
  const entry = record.entries.find((one) => one.number === Number(number));
  const file = entry && (await findPdf(tx, entry));
  if (!file) throw invalidInput('entry', 'This entry has no PDF document. Only a PDF document can be certified.');
  const { sha256, file_name: name } = file;
  const copied = await engine.appendPages(
    { path: blobs.path(sha256), name, sha256, user: actor.person_id },
    certificate,
  );
  if (!copied) throw invalidInput('entry', 'The document of this entry is not a PDF.');
  return copied;
}

/** The PDF of an entry: the court’s own, or the lead document of the filing. */
async function findPdf(tx: Db, entry: { id: string; filing_id: string | null }) {
  if (entry.filing_id === null) return (await findDocumentsOfEntriesForSystem(tx, [entry.id])).get(entry.id);
  const found = await findDocumentsForSystem(tx, [entry.filing_id]);
  const lead = found.find(({ document }) => document.kind === 'lead')?.version;
  return lead?.file_type === 'pdf' ? lead : undefined;
}
