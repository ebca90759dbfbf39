import { type RefusalCode, refusals } from '#contract/refusals';
import type { FiledAsOf, FilingActivities, FilingField } from '#domain/activity/messages/filings';
import { spellDay } from '#domain/days/spellDay';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';
import { listed } from '../words.ts';
import { acting } from './acting.ts';
import { becauseOf } from './cases.ts';

const fieldNames: Record<FilingField, string> = {
  doc_type: 'document type',
  title: 'title',
  court: 'court',
  location: 'location',
  case_number: 'case number',
  filing_date: 'filing date',
  amount: 'amount',
  judge_name: 'judge',
  hearing_date: 'hearing date',
  hearing_time: 'hearing time',
  plaintiffs: 'plaintiffs',
  claimants: 'claimants',
  defendants: 'defendants',
  hearing_place: 'hearing place',
  reservation_number: 'reservation number',
  service: 'service',
  jury_demand: 'jury demand',
  has_signature_block: 'signature',
  has_certificate_of_service: 'certificate of service',
  causes_of_action: 'causes of action',
  relief: 'relief requested',
  sums: 'dollar amounts',
  counsel: 'counsel',
  bar_numbers: 'bar numbers',
  signatures: 'signers',
  exhibits_named: 'exhibits referenced',
  exhibits_attached: 'exhibits attached',
  authorities: 'statutes and rules',
  related_cases: 'related cases',
  priority: 'priority',
};
const named = (fields: readonly FilingField[]) => listed(fields.map((field) => fieldNames[field]));
const verbs = { accepted: 'accept', returned: 'return', rejected: 'reject' } as const;
const marks = { reviewed: 'reviewed', sent_back: 'sent back' } as const;
const lapses = {
  filing_changed: 'the filing was changed',
  number_taken: 'its case number was assigned to another case',
  no_number: 'the court’s number formats have changed, and none fits the new case',
  hearing_taken: 'another hearing was set at the time of its hearing',
  effect_refused: 'the case has changed, so that an effect of the entry is no longer possible',
} as const;

/** Why a document could not be read, from the code of the refusal that the record and the notices store. */
export const whyUnread = (refusal: string): string => refusals[refusal as RefusalCode].words;

const asOf = ({ receipt, day, reason }: FiledAsOf) => {
  const document = receipt === 'correction' ? 'the new document' : 'the returned document';
  const filed = `Filed as of ${spellDay(day)}, when ${document} was received`;
  return reason === null ? `${filed}.` : `${filed}: ${endSentence(reason)}`;
};
const note = (words: string | null) => (words === null ? '.' : `: ${words}`);

const sectionNamed = (name: string | null): string => name ?? 'the unassigned section';

export const filingActivities: ActivityTexts<FilingActivities> = {
  filing_received: ({ document, after_doubts }, by) => ({
    title: 'Document Filed',
    description: `${by} filed ${document}${after_doubts ? ' after confirming a possible mismatch' : ''}.`,
  }),
  filing_received_for: ({ document, after_doubts, filer }, by) => ({
    title: 'Document Filed',
    description: `${by} filed ${document} for ${filer}${after_doubts ? ' after confirming a possible mismatch' : ''}.`,
  }),
  supporting_documents_added: ({ document, added }, by) => ({
    title: added.length === 1 ? 'Supporting Document Added' : 'Supporting Documents Added',
    description: `${by} added ${listed(added)} to ${document}.`,
  }),
  filing_analyzed: ({ document, again }) => ({
    title: 'Document Review Completed',
    description: `${document} was analyzed${again ? ' again' : ''}.`,
  }),
  analysis_failed: ({ document, refusal }) => ({
    title: 'Document Review Failed',
    description: `${document} could not be read. ${whyUnread(refusal)}`,
  }),
  reanalysis_requested: ({ document }, by) => ({
    title: 'New Analysis Requested',
    description: `${by} requested a new analysis of ${document}.`,
  }),
  filing_corrected: ({ document, changed, confirmed, filer }, by) => ({
    title: 'Filing Corrected',
    description: `${acting(by, filer)} changed the ${named(changed)}${confirmed.length === 0 ? '' : ` and confirmed the ${named(confirmed)}`} of ${document}.`,
  }),
  filing_confirmed: ({ document, confirmed }, by) => ({
    title: 'Filing Confirmed',
    description: `${by} confirmed the ${named(confirmed)} of ${document}.`,
  }),
  filing_corrected_by_filer: ({ document, returned, differs, filer }, by) => ({
    title: 'Corrected Document Received',
    description: `${acting(by, filer)} submitted ${document} to replace the returned ${returned}.${differs ? ' The filer confirmed that it differs; its received time is the time of the correction.' : ''}`,
  }),
  filing_resubmitted: ({ document, added, answer, filer }, by) => {
    const more = added.length === 0 ? '' : ` with ${listed(added)}`;
    return {
      title: 'Filing Submitted Again',
      description: `${acting(by, filer)} submitted ${document} again${more}${answer === null ? '.' : `: ${answer}`}`,
    };
  },
  filing_withdrawn: ({ document, filer }, by) => ({
    title: 'Filing Withdrawn',
    description: `${acting(by, filer)} withdrew ${document}.`,
  }),
  filing_checked: ({ document, rules }, by) => ({
    title: 'Filing Checked',
    description: `${by} checked ${document} against the rules of ${rules}.`,
  }),
  citations_looked_up: ({ document }, by) => ({
    title: 'Citations Looked Up',
    description: `${by} looked up the citations in ${document} again.`,
  }),
  filing_claimed: ({ document }, by) => ({ title: 'Filing Claimed', description: `${by} claimed ${document}.` }),
  filing_released: ({ document }, by) => ({
    title: 'Filing Released',
    description: `${by} released ${document} to the queue.`,
  }),
  filing_moved_to_section: ({ document, from, to, by_rules, reason }, by) => ({
    title: 'Filing Moved to a Section',
    description: `${by} moved ${document} from ${sectionNamed(from)} to ${sectionNamed(to)}${by_rules ? ', by the routing rules' : ''}.${reason === null ? '' : ` Reason: ${reason}`}`,
  }),
  filing_left_for_review: ({ document }, by) => ({
    title: 'Filing Left for Review',
    description: `${by} took ${document} out of the filings that are accepted in a run.`,
  }),
  filing_put_back_in_lane: ({ document }, by) => ({
    title: 'Filing Put Back',
    description: `${by} put ${document} back among the filings that are accepted in a run.`,
  }),
  decision_taken: ({ document, decision, deficiency }, by) => ({
    title: 'Decision Made',
    description: `${by} decided to ${verbs[decision]} ${document}${deficiency ? ' with a deficiency notice' : ''}.`,
  }),
  decision_undone: ({ document }, by) => ({
    title: 'Decision Undone',
    description: `${by} undid the decision on ${document} before it took effect.`,
  }),
  decision_lapsed: ({ document, because }) => ({
    title: 'Decision Lapsed',
    description: `The decision on ${document} did not take effect: ${lapses[because]}.`,
  }),
  filing_accepted: ({ document, case_number, entry, deficiency, filed_as_of }, by) => {
    const notice = deficiency === null ? '' : `, with a deficiency notice (${deficiency})`;
    const accepted = `${by} accepted ${document}: entry ${entry} in ${case_number}${notice}.`;
    return {
      title: 'Filing Accepted',
      description: filed_as_of === null ? accepted : `${accepted} ${asOf(filed_as_of)}`,
    };
  },
  filing_date_set: ({ document, by_rule, day, reason, ordered_on }, by) => {
    const order = ordered_on === null ? '' : `, by order of ${spellDay(ordered_on)}`;
    return {
      title: 'Filing Date Set',
      description: `${by} set the filing date of ${document} to ${spellDay(day)} instead of ${spellDay(by_rule)}${order}: ${reason}`,
    };
  },
  filing_date_moved: ({ document, case_number, entry, before, day, because }) => ({
    title: 'Filing Date Changed',
    description: `${document}, entry ${entry} in ${case_number}, is now filed ${spellDay(day)}, not ${spellDay(before)}, because ${becauseOf(because)}.`,
  }),
  filing_returned: ({ document, authority }, by) => ({
    title: 'Filing Returned',
    description: `${by} returned ${document} (${authority}).`,
  }),
  attachment_returned: ({ document, lead, authority }, by) => ({
    title: 'Attachment Returned',
    description: `${by} accepted ${lead} and returned its attachment ${document} (${authority}).`,
  }),
  attachment_joined: ({ document, case_number, entry, attachment, filed_as_of }, by) => {
    const joined = `${by} accepted ${document} as attachment ${entry}-${attachment} in ${case_number}.`;
    return {
      title: 'Corrected Attachment Accepted',
      description: filed_as_of === null ? joined : `${joined} ${asOf(filed_as_of)}`,
    };
  },
  filing_rejected: ({ document, authority }, by) => ({
    title: 'Filing Rejected',
    description: `${by} rejected ${document} (${authority}).`,
  }),
  paper_reviewed: ({ document, case_number, note: words }, by) => ({
    title: 'Filing Reviewed by the Judge',
    description: `${by} reviewed ${document} in ${case_number}${note(words)}`,
  }),
  paper_signed: ({ document, case_number, note: words }, by) => ({
    title: 'Order Signed',
    description: `${by} signed ${document} in ${case_number}${note(words)}`,
  }),
  paper_sent_back: ({ document, case_number, note: words }, by) => ({
    title: 'Filing Sent Back by the Judge',
    description: `${by} sent back ${document} in ${case_number}${note(words)}`,
  }),
  paper_unmarked: ({ document, case_number, mark }, by) => ({
    title: 'Judge’s Action Undone',
    description: `${by} removed the “${marks[mark]}” mark from ${document} in ${case_number}.`,
  }),
  response_submitted: ({ filer, case_number }) => ({
    title: 'Response Submitted',
    description: `${filer} responded in ${case_number}.`,
  }),
  motion_approved: ({ document, case_number }) => ({
    title: 'Motion Approved by Court',
    description: `${document} in ${case_number} was approved.`,
  }),
};
