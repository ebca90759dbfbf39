import type { CheckedDocument } from '../../checks/Submission.ts';
import { statementsIn } from './lookup.ts';

/** What shows on a paper's first page, by name (see findFrontSigns). */
export function frontOf(document: CheckedDocument): ReadonlySet<string> {
  const [front] = statementsIn(document, 'front');
  return new Set((front?.value ?? '').split(' ').filter(Boolean));
}

/** A court's own form has its places printed; rules on captions are about other papers. */
export function isForm(document: CheckedDocument): boolean {
  if (frontOf(document).has('form_box')) return true;
  // A form prints its number on its first page.
  const [form] = statementsIn(document, 'form');
  const [place] = form?.evidence ?? [];
  return place !== undefined && (place.kind === 'page' ? place.page === 1 : place.paragraph <= 3);
}

const first =
  /complaint|petition|indictment|^information|statement of claim|notice of removal|^summons|cover sheet|^application for (?:asylum|probate)/i;

/** Whether a paper opens a case, so that it has no number yet. An amended pleading opens none. */
export function opensCase({ reading }: CheckedDocument): boolean {
  const type = reading.doc_type?.value ?? '';
  const title = reading.title?.value ?? '';
  if (/amended|third[- ]party|supplemental|cross-?complaint|counter/i.test(`${type} ${title}`)) return false;
  return first.test(type) && !/^(?:motion|answer|opposition|reply|order)/i.test(type);
}
