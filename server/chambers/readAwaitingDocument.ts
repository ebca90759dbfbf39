import type { ChambersDocument } from '#contract/chambers';
import { forRuling, forSignature } from '#domain/chambers/awaiting';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { describeDocument } from '#server/filings/describeFiling';
import { findDocumentsForSystem, type StoredDocument } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeAwaiting, type FoundDocument, findAwaitingDocument } from './awaitingDocuments.ts';

/** One filing in the judge's own cases, with its documents and what can be signed of them. */
export async function readAwaitingDocument({ db }: Needs<'db'>, judge: Actor, id: string): Promise<ChambersDocument> {
  const found = await findAwaitingDocument(db, judge, id);
  const documents = await findDocumentsForSystem(db, [id]);
  return {
    ...describeAwaiting(found),
    needs: needsOf(found),
    documents: documents.map(describeDocument),
    signable: signableOf(found, documents).map(({ version }) => version.id),
  };
}

/** The proposed orders and judgments of a filing: documents recognized as one, or the lead one of such a filing. */
export function signableOf({ filing }: FoundDocument, documents: readonly StoredDocument[]): StoredDocument[] {
  const isOrder = (type: DocumentTypeId | null) => type !== null && forSignature.includes(type);
  return documents.filter(
    ({ document, version }) => isOrder(version.type) || (document.kind === 'lead' && isOrder(filing.document_type)),
  );
}

function needsOf({ filing, signature }: FoundDocument): ChambersDocument['needs'] {
  if (signature) return 'signature';
  return filing.document_type !== null && forRuling.includes(filing.document_type) ? 'ruling' : null;
}
