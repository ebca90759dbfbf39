import { Readable } from 'node:stream';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import type { OrderContent } from '#domain/orders/orderStates';
import type { StoredCase } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import type { EntryDocument } from '#server/docketing/makeDocument';
import { writeCourtDocument } from '#server/docketing/writeCourtDocument';
import { findFiledVersionsForSystem } from '#server/filings/findFiledVersions';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { type SealedPdf, sealPdf, writeTime } from '#server/seals/sealPdf';
import { soOrdered } from '#server/seals/writeSealBlock';
import type { StoredOrder } from './orderRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Final = { document: EntryDocument; record: SealedPdf['record'] };

/** The signed PDF of an order, sealed and stored. It is on record once the caller’s transaction commits. */
export async function writeFinalPdf(
  needs: Working,
  judge: Actor,
  { order, found, title, at }: { order: StoredOrder; found: StoredCase; title: string; at: Date },
): Promise<Final> {
  const court = await findCourt(needs.db, found.court_id);
  const text = order.content ? await typeset(order.content, { court: court.name, found, title, at }) : null;
  const pdf = text ?? (await stampProposed(needs, judge, order, [court.name, writeTime(at, court.time_zone)]));
  const sealed = await sealPdf(needs, {
    ...{ pdf, court_id: found.court_id, signer: { name: judge.full_name, title: 'Judge' }, at, reason: title },
    words: soOrdered([found.title, `Case number ${found.case_number}`, title]),
  });
  const { bytes, record } = sealed;
  const { sha256, size } = await needs.blobs.put(Readable.from([bytes]), maxDocumentBytes);
  const file_name = cleanFileName(`${title}.pdf`);
  const { pages } = await needs.engine.inspect({
    ...{ path: needs.blobs.path(sha256), name: file_name, user: judge.person_id },
  });
  return { document: { sha256, file_name, file_type: 'pdf', file_size: size, pages }, record };
}

/** Counsel’s document as filed, with the mark of the signature. PDFium writes it again, without what it does not know. */
async function stampProposed({ db, blobs, engine }: Working, judge: Actor, order: StoredOrder, lines: string[]) {
  const [version] = await findFiledVersionsForSystem(db, [order.proposed_version_id!]);
  if (version?.file_type !== 'pdf') throw new Refusal('order_not_pdf');
  const file = { path: blobs.path(version.sha256), name: version.file_name, user: judge.person_id };
  return engine.stamp(file, { mark: 'SIGNED', lines: [judge.full_name, ...lines], removes_proposal: true });
}

type Typesetting = { court: string; found: StoredCase; title: string; at: Date };

async function typeset(content: OrderContent, { court, found, title, at }: Typesetting): Promise<Buffer> {
  const { case_number, title: case_title } = found;
  const paragraphs = content.paragraphs.map(({ parts }) =>
    parts.map((part) => (part.kind === 'struck' ? '' : part.kind === 'blank' ? part.value : part.text)).join(''),
  );
  return writeCourtDocument({
    ...{ court, case_number, case_title, title, at, dated: '', signature: [] },
    paragraphs: paragraphs.filter((text) => text.trim() !== ''),
  });
}

/** Whether a blank of the text is not filled in. */
export function hasOpenBlank(content: OrderContent | null): boolean {
  return (content?.paragraphs ?? []).some(({ parts }) =>
    parts.some((part) => part.kind === 'blank' && part.value.trim() === ''),
  );
}
