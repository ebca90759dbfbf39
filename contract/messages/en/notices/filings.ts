import type { CourtsMoment } from '#domain/courts/CourtsMoment';
import { spellDay } from '#domain/days/spellDay';
import type { Deficiency } from '#domain/filings/Deficiency';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import { endSentence } from '#domain/text/endSentence';
import type { NoticeTexts } from '../../Catalog.ts';
import { becauseOf } from '../activity/cases.ts';
import { whyUnread } from '../activity/filings.ts';
import { returnReason } from '../filings/reviewReasons.ts';
import { momentThere } from '../words.ts';

type FilingNotices = Pick<
  NoticeMessages,
  Extract<keyof NoticeMessages, `${'filing' | 'order' | 'analysis'}.${string}`>
>;

const why = ({ reason_code, reason, authority }: Deficiency) =>
  [returnReason(reason_code, reason), endSentence(`Authority: ${authority}`)].filter(Boolean).join(' ');

/** What must be corrected, under which rule, and by when, in the wording of the docket and the notice. */
export function defect({ reason_code, reason, authority }: Deficiency, correct_by: CourtsMoment | null): string {
  const due = correct_by && `Corrected document due ${momentThere(correct_by)}.`;
  return [why({ reason_code, reason, authority }), due].filter(Boolean).join(' ');
}

function accepted({ document, entry, case_number, case_title, filed_on }: NoticeMessages['filing.accepted']): string {
  const entered = endSentence(`${document} was accepted. It is entry ${entry} in ${case_number}, ${case_title}`);
  return filed_on === null ? entered : `${entered} Its filing date is ${spellDay(filed_on)}.`;
}

function reasons({ rights, motion_by, ...deficiency }: NoticeMessages['filing.rejected']): string {
  const motion = motion_by === null ? [] : [`The last day for the motion is ${spellDay(motion_by)}.`];
  return [why(deficiency), ...rights, ...motion].join(' ');
}

export const filingNotices: NoticeTexts<FilingNotices> = {
  'filing.received': ({ document }) => ({
    title: 'Filing received',
    body: `The court received ${document}. A clerk will review it next.`,
  }),
  'filing.accepted': (values) => ({ title: 'Filing accepted', body: accepted(values) }),
  'filing.accepted_with_deficiency': (values) => {
    const { notice, deficiency, correct_by, uncured } = values;
    const entered = `The clerk entered a deficiency notice (entry ${notice}): ${defect(deficiency, correct_by)}`;
    return {
      title: 'Filing accepted with a deficiency notice',
      body: [accepted(values), entered, uncured].filter(Boolean).join(' '),
    };
  },
  'filing.accepted_in_part': (values) => {
    const { returned, rights, motion_by } = values;
    const each = returned.map(
      ({ document, correct_by, ...deficiency }) =>
        `The attachment ${document} was returned for correction. ${why(deficiency)} Correct it by ${momentThere(correct_by)}.`,
    );
    const motion = motion_by === null ? [] : [`The last day for the motion is ${spellDay(motion_by)}.`];
    return { title: 'Filing accepted in part', body: [accepted(values), ...each, ...rights, ...motion].join(' ') };
  },
  'filing.returned': (values) => ({
    title: 'Filing returned',
    body: `${values.document} was returned for correction. ${reasons(values)} Correct it by ${momentThere(values.correct_by)}.`,
  }),
  'filing.more_time': (values) => ({
    title: 'More time to correct',
    body: `You can correct ${values.document} until ${momentThere(values.correct_by)}. ${reasons(values)}`,
  }),
  'filing.resubmitted': ({ document, filer, by, answer }) => ({
    title: 'Returned filing resubmitted',
    body: `${by === undefined ? filer : `${by}, for ${filer},`} resubmitted ${document}, which you returned.${answer === null ? '' : ` Note from the filer: ${answer}`}`,
  }),
  'filing.date_moved': ({ document, entry, case_number, case_title, before, filed_on, because }) => ({
    title: 'Filing date changed',
    body: `${case_number}, ${case_title}: ${document} (entry ${entry}) is now filed ${spellDay(filed_on)}, not ${spellDay(before)}, because ${becauseOf(because)}.`,
  }),
  'filing.rejected': (values) => ({
    title: 'Filing rejected',
    body: `${values.document} was rejected. ${reasons(values)}`,
  }),
  'order.sent_back': ({ judge, document, case_number, reason }) => ({
    title: 'Sent back by the judge',
    body: `${judge} sent back ${document} in ${case_number}. ${reason}`,
  }),
  'order.request_withdrawn': ({ judge, document, case_number }) => ({
    title: 'Request for changes withdrawn',
    body: `${judge} no longer requests changes to ${document} in ${case_number}.`,
  }),
  'analysis.failed': ({ document, refusal, again }) =>
    again
      ? {
          title: 'Document could not be analyzed again',
          body: `${document} could not be analyzed again; the earlier results are kept. ${whyUnread(refusal)}`,
        }
      : {
          title: 'Document could not be read',
          body: `${document} was received, but could not be read. ${whyUnread(refusal)}`,
        },
};
