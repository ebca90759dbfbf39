import { documentType, precedesCaseNumber } from '#domain/documentTypes/documentType';
import type { TypeProfile } from '#domain/documentTypes/TypeProfile';
import type { CheckedDocument } from '../../checks/Submission.ts';
import { statementsIn } from './lookup.ts';

/** The signs found on a document's first page, by name (see findFrontSigns). */
export function frontOf(document: CheckedDocument): ReadonlySet<string> {
  const [front] = statementsIn(document, 'front');
  return new Set((front?.value ?? '').split(' ').filter(Boolean));
}

/** A court form has a printed caption; rules on captions apply to other documents. */
export function isForm(document: CheckedDocument): boolean {
  if (frontOf(document).has('form_box')) return true;
  // A form shows its number on the first page.
  const [form] = statementsIn(document, 'form');
  const [place] = form?.evidence ?? [];
  return place !== undefined && (place.kind === 'page' ? place.page === 1 : place.paragraph <= 3);
}

/** The type of caption for the document's type; a full caption if the type is unknown. */
export function captionOf({ reading }: CheckedDocument): TypeProfile['caption'] {
  return reading.doc_type === undefined ? 'full' : documentType(reading.doc_type.value).caption;
}

/** A title that names the pleading that the document follows or amends. */
const laterPleading = /amended|third[- ]party|supplemental|cross-?complaint|counter/i;
/** Titles of documents that take a state case to an administrative or another court. */
const openingTitle = /^application for (?:asylum|probate)/i;

/** Whether a document opens a case, or is filed with one that does, so that it has no case number yet. */
export function opensCase({ reading }: CheckedDocument): boolean {
  const { doc_type, title } = reading;
  if (doc_type === undefined || laterPleading.test(title?.value ?? '')) return false;
  return precedesCaseNumber(doc_type.value) || openingTitle.test(doc_type.parts?.words ?? title?.value ?? '');
}
