import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

type Meeting = { action: RegExp; title: RegExp; types?: readonly DocumentTypeId[] };

/** The documents that meet a deadline, by type or title, for the words of its action. The first match decides. */
const meetings: readonly Meeting[] = [
  {
    action: /summary judgment opposition|(?:opposition|response).*summary judgment/i,
    title: /opposition|response|counter-?statement/i,
    types: ['discovery_responses', 'opposition'],
  },
  {
    action: /\bsummary judgment motion\b/i,
    title: /motion for (?:partial )?summary (?:judgment|adjudication|disposition)/i,
  },
  { action: /\bcross[- ](?:notice of )?appeal|cross-appeal/i, title: /notice of cross-?appeal/i },
  {
    action: /petition for (?:panel |en banc )?rehearing|motion for rehearing/i,
    title: /rehearing/i,
    types: ['petition_for_rehearing'],
  },
  {
    action: /petition for review|petition for discretionary review|petition for leave to appeal/i,
    title: /petition for (?:discretionary )?review|petition for leave to appeal/i,
    types: ['petition_for_review', 'petition_for_leave_to_appeal'],
  },
  { action: /certiorari/i, title: /certiorari/i, types: ['petition_for_writ_of_certiorari'] },
  {
    action: /notice of appeal|^defendant appeal|perfect appeal/i,
    title: /notice of (?:cross-?)?appeal|EOIR-26/i,
    types: ['notice_of_appeal'],
  },
  { action: /notice of removal/i, title: /notice of removal/i, types: ['notice_of_removal'] },
  {
    action: /motion for new trial|alter the judgment|post judgment motion/i,
    title: /new trial|alter or amend|vacate (?:the )?judgment|notwithstanding the verdict/i,
  },
  { action: /motion to remand/i, title: /motion to remand/i },
  { action: /motion to reopen/i, title: /motion to reopen/i },
  { action: /motion to reconsider/i, title: /reconsider/i },
  { action: /motion to compel/i, title: /motion to compel/i },
  { action: /creditor claim/i, title: /creditor.?s.? claim|claim against (?:the )?estate/i },
  { action: /will contest|objection to will/i, title: /contest|objection/i, types: ['objection'] },
  { action: /inventory/i, title: /inventory/i, types: ['inventory'] },
  { action: /jury demand/i, title: /jury demand|demand for (?:a )?jury/i, types: ['jury_demand'] },
  { action: /bill of particulars/i, title: /bill of particulars/i, types: ['bill_of_particulars'] },
  { action: /asylum application/i, title: /asylum/i },
  { action: /amicus brief/i, title: /amic(?:us|i)\b/i, types: ['amicus_brief'] },
  { action: /reply brief/i, title: /^reply|reply brief/i, types: ['reply'] },
  { action: /^reply/i, title: /^reply/i, types: ['reply'] },
  {
    action: /(?:appellant|initial|opening) .*brief|appellant brief|initial brief/i,
    title: /(?:appellant|opening|initial).*brief|brief (?:of|for) (?:the )?appellant/i,
  },
  {
    action: /(?:appellee|respondent|answer) .*brief|appellee brief|respondent brief|answer brief/i,
    title: /(?:appellee|respondent|answer(?:ing)?).*brief|brief (?:of|for) (?:the )?(?:appellee|respondent)/i,
  },
  {
    action: /\banswer\b/i,
    title:
      /^(?:amended |verified )?answer|demurrer|motion to (?:dismiss|strike|quash)|special appearance|special exceptions/i,
    types: ['answer', 'demurrer'],
  },
  { action: /^opposition|answering papers/i, title: /opposition/i, types: ['opposition'] },
  {
    action: /^respons|^response/i,
    title: /^(?:amended |verified )?(?:response|answer|opposition)|in (?:response|opposition) to/i,
    types: ['opposition', 'answer'],
  },
];

/** Words in a title that refer to what a deadline requires without fulfilling it. */
const aside = /extension|extend|enlarge|continu|proposed|certificate|proof of service|notice of motion to withdraw/i;

/** Whether a document of this type and title meets a deadline. If in doubt, it does not. */
export function meetsDeadline(action: string, type: DocumentTypeId, title: string | null): boolean {
  if (['proposed', 'service'].includes(documentType(type).family) || (title !== null && aside.test(title)))
    return false;
  const asked = meetings.find((one) => one.action.test(action.replaceAll('’s ', ' ')));
  if (asked === undefined) return false;
  const isReply = type === 'reply' || (title !== null && /^reply/i.test(title));
  if (isReply && !/reply/i.test(action)) return false;
  return asked.types?.includes(type) === true || (title !== null && asked.title.test(title));
}
