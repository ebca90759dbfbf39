import type { Signer } from '#domain/documentTypes/TypeProfile';
import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckedDocument } from '../../checks/Submission.ts';
import { titleOf, typeOf } from './lookup.ts';

/**
 * Document families that court rules require a party, an officer, or a witness to sign. Others, such as exhibits,
 * wills, letters, and proposed orders, have different rules.
 */
const signers: readonly Signer[] = ['party', 'officer', 'witness'];
const jointNouns = ['motion', 'request', 'stipulation', 'notice', 'status', 'statement'];
const jointDocuments = [
  /^\W*(?:joint|agreed|stipulated)/,
  pattern()`\bjoint ${anyOf(jointNouns)}`,
  /\bagreed (?:motion|order)/,
  'ex parte',
  'in forma pauperis',
  'fee waiver',
  'lis pendens',
];
/** Documents signed by everyone who would be served, or heard ex parte. */
const together = pattern('i')`${anyOf(jointDocuments)}`;

/** Whether a party or its attorney files and signs the document. */
export function isSignedDocument(document: CheckedDocument): boolean {
  const type = typeOf(document);
  if (type === undefined || type.filedBy !== 'party') return false;
  return type.signedBy.some((signer) => signers.includes(signer)) && !isSignedByCourt(document);
}

/** Notices and orders of a court are signed only by the judge or the clerk. */
function isSignedByCourt({ reading }: CheckedDocument): boolean {
  const capacities = reading.signatures.map(({ parts }) => parts?.capacity ?? '');
  const ofCourt = capacities.filter((capacity) => capacity === 'judge' || capacity === 'clerk').length;
  return ofCourt > 0 && ofCourt === capacities.length && reading.counsel.length === 0;
}

/** Documents signed by a witness or a process server, without an attorney's block. */
export function isTestimony(document: CheckedDocument): boolean {
  const signed = typeOf(document)?.signedBy ?? [];
  return signed.includes('witness') || signed.includes('server');
}

/** Charging documents are signed by public officers, whose offices are known. */
export function isSignedByOfficer(document: CheckedDocument): boolean {
  return typeOf(document)?.signedBy.includes('officer') === true;
}

/** A certificate, proof, or affidavit of service or mailing. */
export function isOfService(document: CheckedDocument): boolean {
  return typeOf(document)?.family === 'service' || /of (?:service|mailing)/i.test(titleOf(document));
}

export function isServedDocument(document: CheckedDocument): boolean {
  if (typeOf(document)?.service !== 'parties') return false;
  return !together.test(document.reading.title?.value ?? '') && !isSignedByCourt(document);
}

/** Whether a document states that an attorney represents its filer. */
export function hasLawyer({ reading }: CheckedDocument): boolean {
  if (reading.bar_numbers.length > 0) return true;
  if (reading.signatures.some(({ parts }) => /pro se/.test(parts?.capacity ?? ''))) return false;
  return reading.counsel.length > 0 || reading.signatures.some(({ parts }) => /attorney/.test(parts?.capacity ?? ''));
}
