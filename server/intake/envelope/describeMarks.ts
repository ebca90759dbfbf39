import type { EnvelopeDocument } from '#contract/draftEnvelope';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { type DocumentMark, isMotionToSeal, type Marked } from '#domain/sealing/documentMarks';
import type { StoredDocumentChoices } from '#server/filings/choices/choiceRepository';
import type { StoredDocument } from '#server/filings/filingRepository';

type Choices = ReadonlyMap<string, StoredDocumentChoices>;
type Described = Pick<EnvelopeDocument, 'mark' | 'redacts'>;

/**
 * What the filer states about each document of a motion to seal, by document; empty for any other filing without a
 * statement. The motion itself is proposed as public, and the only lodged document as the one that was redacted.
 */
export function describeMarks(
  stored: readonly StoredDocument[],
  choices: Choices,
  code: FilingCode | null,
): Map<string, Described> {
  const chosen = (id: string) => choices.get(id)?.mark ?? null;
  if (!isMotionToSeal(code) && stored.every(({ document }) => chosen(document.id) === null)) return new Map();
  const lodged = stored.filter(({ document }) => chosen(document.id) === 'lodged');
  const only = lodged.length === 1 ? lodged[0]!.document.id : null;
  return new Map(
    stored.map(({ document: { id, kind } }): [string, Described] => [
      id,
      {
        mark: { chosen: chosen(id), proposed: kind === 'lead' ? 'public' : null },
        redacts: { chosen: choices.get(id)?.redacts ?? null, proposed: only },
      },
    ]),
  );
}

const markOf = ({ mark }: Described): DocumentMark | null => mark && (mark.chosen ?? mark.proposed);

/** The marks in force of some documents. */
export const marksInForce = (documents: readonly EnvelopeDocument[]): Marked[] =>
  documents.map((one) => {
    const mark = markOf(one);
    const redacts = mark === 'redacted' && one.redacts ? (one.redacts.chosen ?? one.redacts.proposed) : null;
    return { id: one.document_id, kind: one.kind, mark, redacts };
  });

/** Whether the filer must still state whether a document is public, or which one a redacted version belongs to. */
export function isUnmarked(document: EnvelopeDocument): boolean {
  if (document.mark === null) return false;
  const [marked] = marksInForce([document]);
  return marked!.mark === null || (marked!.mark === 'redacted' && marked!.redacts === null);
}
