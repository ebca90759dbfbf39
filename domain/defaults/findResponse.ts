import { type CaseRecord, entryOf, isFiledFor, type PartyFact } from '#domain/issuance/CaseRecord';
import { type Assessment, barred, met, toConfirm } from '#domain/issuance/Requirement';
import type { DefaultLaw } from './data/defaultLaws.ts';

/** Documents that prevent a default: pleadings and the motions that take their place (CCP § 585(a); FRCP 12, 55(a)). */
const responses = [
  ...['answer', 'answer_counterclaim', 'response_family', 'cross_complaint', 'demurrer', 'mtn_dismiss'],
  ...['mtn_strike', 'anti_slapp', 'mtn_transfer', 'removal'],
];
/** Documents that may extend the time to respond. */
const extensions = ['mtn_extend', 'stipulation', 'mtn_stay', 'bankruptcy_suggestion'];

/** Whether a response of the party is on the docket, or a document that a clerk must read first. */
export function findResponse(law: DefaultLaw, record: CaseRecord, party: PartyFact): Assessment {
  const filed = record.entries.filter(({ kind }) => kind === 'filing');
  const own = filed.filter((entry) => isFiledFor(entry, party) === true);
  const response = own.find(({ code }) => code !== null && responses.includes(code));
  if (response) return barred('checklist.response_filed', entryOf(response));
  const document = own.find(({ code }) => code === null || !extensions.includes(code));
  if (document) {
    return (law.any_document_bars ? barred : toConfirm)('checklist.document_filed', entryOf(document));
  }
  const unknown = filed.find(
    (entry) => entry.code !== null && responses.includes(entry.code) && isFiledFor(entry, party) === null,
  );
  if (unknown) return toConfirm('checklist.filer_unknown', entryOf(unknown));
  const extension = filed.find(({ code }) => code !== null && extensions.includes(code));
  return extension ? toConfirm('checklist.may_extend', entryOf(extension)) : met('checklist.no_response');
}
