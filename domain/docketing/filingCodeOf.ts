import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { type DocketCourt, filingCodesOf } from './codesOf.ts';
import { codesByTitle } from './data/codesByTitle.ts';
import { codesByType } from './data/codesByType.ts';
import type { FilingCode } from './FilingCode.ts';

/** Types whose title names a motion or an application that it is not: an opposition to a motion, an order on one. */
const aboutAnother: readonly (DocumentTypeId | null)[] = [
  'opposition',
  'reply',
  'objection',
  'declaration',
  'affidavit',
  'affirmation',
  'memorandum',
  'memorandum_in_support',
  'memorandum_of_law',
  'memorandum_of_points_and_authorities',
  'proposed_order',
  'proposed_judgment',
  'exhibit',
  'attachment',
  'order',
  'joinder',
  'stipulation',
  'proof_of_service',
  'certificate_of_service',
  'affidavit_of_service',
];

/** The filing codes of a court by ID, for several documents. */
export const filingCodesById = (court: DocketCourt): ReadonlyMap<string, FilingCode> =>
  new Map(filingCodesOf(court).map((code) => [code.id, code]));

/**
 * The filing code of a document in a court, by its type and the words of its title; null where none applies with
 * certainty, so that the clerk chooses.
 */
export function filingCodeOf(
  document: { document_type: DocumentTypeId | null; title: string | null },
  court: DocketCourt,
  used: ReadonlyMap<string, FilingCode> = filingCodesById(court),
): FilingCode | null {
  const { document_type } = document;
  const title = (document.title ?? '').toLowerCase().replace(/\s+/g, ' ');
  if (!aboutAnother.includes(document_type)) {
    for (const [id, ...phrases] of codesByTitle) {
      const code = used.get(id);
      if (code && phrases.some((phrase) => title.includes(phrase))) return code;
    }
  }
  // A proof of service that is not of a summons has no code.
  const isOtherService = codesByType[document_type!] === 'proof_service_summons' && !title.includes('summons');
  if (document_type === null || isOtherService) return null;
  return used.get(codesByType[document_type] ?? '') ?? null;
}
