import type { InstrumentText } from '#domain/issuance/composeInstrument';
import type { InstrumentValues } from '#domain/issuance/instrumentKinds';
import { findDocumentsOfEntriesForSystem } from '#server/cases/docket/findDocketFacts';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { recordSealed } from '#server/seals/certificateRepository';
import { sealPdf } from '#server/seals/sealPdf';
import type { KnownRecord } from '../readRecord.ts';

type Tools = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Certifying = { values: InstrumentValues; composed: InstrumentText; number: string };

/**
 * A certified copy: the document of an entry, followed by the clerk’s certificate, under the court’s seal. Anyone verifies
 * it at /verify or in a PDF reader. Its hash is on record with the caller’s transaction.
 */
export async function certifyDocument(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { record, held, court }: KnownRecord,
  { values, composed, number }: Certifying,
): Promise<Uint8Array> {
  const entry = record.entries.find((one) => one.number === Number(values.entry));
  const file = entry && (await findPdf(tx, entry));
  if (!file) throw invalidInput('entry', 'This entry has no PDF document. Only a PDF document can be certified.');
  const { sha256, file_name: name } = file;
  const path = needs.blobs.path(sha256);
  const sealed = await sealPdf(
    { ...needs, db: tx },
    {
      pdf: async (page) => {
        const copied = await needs.engine.appendPages({ path, name, sha256, user: actor.person_id }, page);
        if (!copied) throw invalidInput('entry', 'The document of this entry is not a PDF.');
        return copied;
      },
      ...{ court_id: court.id, at: needs.now(), reason: `${composed.title} ${number}` },
      signer: { name: actor.full_name, title: 'Deputy Clerk' },
      words: {
        caption: [held.title, `Case number ${held.case_number}`, composed.title],
        paragraphs: [...composed.paragraphs, `Issuance number ${number}. SHA-256 of the original: ${sha256}.`],
      },
    },
  );
  await recordSealed(tx, sealed.record);
  return sealed.bytes;
}

/** The PDF of an entry: the court’s own, or the lead document of the filing. */
async function findPdf(tx: Db, entry: { id: string; filing_id: string | null }) {
  if (entry.filing_id === null) return (await findDocumentsOfEntriesForSystem(tx, [entry.id])).get(entry.id);
  const found = await findDocumentsForSystem(tx, [entry.filing_id]);
  const lead = found.find(({ document }) => document.kind === 'lead')?.version;
  return lead?.file_type === 'pdf' ? lead : undefined;
}
