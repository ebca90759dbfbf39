import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import { statementsIn, titleOf } from '../shared/lookup.ts';
import type { Wanted } from './Wanted.ts';

/** Whether the attachment was submitted: as a separate document, as part of one, or as stated in the lead document. */
export function comesWith(
  { documents }: Submission,
  { forms = [], title, types = [], states = [], apart = false }: Wanted,
): boolean {
  const [lead] = documents;
  if (states.length > 0 && documents.some((one) => statementsIn(one, ...states).length > 0)) return true;
  return documents.some(
    (one) =>
      isForm(one, forms, one === lead) ||
      (title !== undefined &&
        (one === lead ? !apart && title.test(titleOf(one)) : title.test(`${titleOf(one)} ${plainName(one.name)}`))) ||
      (isOfType(one.reading.doc_type?.value, types) && !(one === lead && apart)) ||
      one.facts.parts.slice(1).some((part) => isOfType(part.doc_type, types) || title?.test(part.title ?? '') === true),
  );
}

const isOfType = (type: DocumentTypeId | null | undefined, types: readonly DocumentTypeId[]) =>
  type != null && types.includes(type);

/** A form shows its number; the lead document may only mention it. */
function isForm(document: CheckedDocument, forms: readonly string[], isLead: boolean): boolean {
  if (forms.length === 0) return false;
  const wanted = forms.map(bare);
  const printed = statementsIn(document, 'form').map(({ value = '' }) => bare(value));
  if (!isLead && wanted.some((form) => bare(document.name).includes(form))) return true;
  return printed.some((one) => wanted.some((form) => one.startsWith(form)));
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const plainName = (name: string) => name.replace(/\.[a-z]{3,4}$/i, '').replace(/[_-]+/g, ' ');

/** Whether the document has any attachments. */
export function hasAttachments({ documents }: Submission): boolean {
  const [lead] = documents;
  return (
    documents.length > 1 ||
    lead.reading.exhibits_attached.length > 0 ||
    lead.facts.parts.some(({ role }) => role === 'attached')
  );
}
