import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { dateTimeFormat } from '#domain/intl/formats';
import { findCourt } from '#server/courts/findCourt';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findSigningCertificate } from './findSigningCertificate.ts';
import { insertSignature } from './insertSignature.ts';
import { fromPem } from './pem.ts';
import { preparePdf } from './preparePdf.ts';
import { writeCms } from './writeCms.ts';
import { type SealWords, writeSealPage } from './writeSealBlock.ts';

type Sealing = {
  /** A document of the portal, to which the page of the seal is added, or a function that adds it. */
  pdf: Uint8Array | ((page: Uint8Array) => Promise<Uint8Array>);
  court_id: string;
  signer: { name: string; title: string };
  at: Date;
  reason: string;
  /** What the page of the seal says. */
  words: SealWords;
};

/** A document with the court’s seal. `record` is its row for the record of sealed documents. */
export type SealedPdf = {
  bytes: Buffer;
  record: {
    sha256: string;
    court_id: string;
    certificate_id: string;
    signer_name: string;
    signer_title: string;
    sealed_at: Date;
  };
};

/**
 * Seals a PDF with the court’s certificate: a visible PAdES signature (B-B) over the entire file that permits no changes.
 * The caller puts it on record (`recordSealed`) in its transaction.
 */
export async function sealPdf(needs: { db: Db } & Needs<'config' | 'now'>, asked: Sealing): Promise<SealedPdf> {
  const { court_id, signer, at, reason } = asked;
  const [{ stored, key }, court] = await Promise.all([
    findSigningCertificate(needs, court_id),
    findCourt(needs.db, court_id),
  ]);
  const block = { court: court.name, signer, reason, signed: writeTime(at, court.time_zone) };
  const page = await writeSealPage(block, asked.words, at);
  const pdf = await (typeof asked.pdf === 'function'
    ? PDF.load(await asked.pdf(page.bytes))
    : addPage(asked.pdf, page.bytes));
  const place = { page: pdf.getPageCount() - 1, box: page.box };
  const prepared = await preparePdf(pdf, { place, name: signer.name, reason, location: court.name, at });
  const chain = fromPem(stored.chain);
  const { certificate } = stored;
  const bytes = await insertSignature(prepared, (digest) => writeCms({ digest, certificate, chain, key }));
  return {
    bytes,
    record: {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...{ court_id, certificate_id: stored.id, signer_name: signer.name, signer_title: signer.title, sealed_at: at },
    },
  };
}

/** When a document was signed, as its seal states it. */
export function writeTime(at: Date, timeZone: string): string {
  return dateTimeFormat({ dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
}

async function addPage(document: Uint8Array, page: Uint8Array): Promise<PDF> {
  const pdf = await PDF.load(document);
  await pdf.copyPagesFrom(await PDF.load(page), [0]);
  return pdf;
}
