import type { DocketMessage } from '#domain/cases/DocketMessages';
import { say } from '#domain/messages/say';
import type { filings } from '#server/db/schema/filings';

type Named = Pick<typeof filings.$inferSelect, 'title' | 'doc_type' | 'document_name'>;

/** The text of a filing's docket entry: the document's title, or else its type, and who submitted it. */
export function docketMessage(filing: Named, filer: string): DocketMessage {
  const document = (filing.title ?? filing.doc_type ?? filing.document_name).replace(/\s+/g, ' ').slice(0, 300);
  return say('docket.filed', { document, filer });
}
