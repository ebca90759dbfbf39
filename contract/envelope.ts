import { z } from 'zod';
import { reasonCodes } from '#domain/acceptance/reviewReasons';
import { filingStates } from '#domain/filings/states';
import { calendarDay } from './calendarDay.ts';
import { Moment } from './moment.ts';
import { words } from './words.ts';

/** An attachment that a clerk returns with the acceptance of its filing, and the statement of its return. */
export const AttachmentToReturn = z.object({
  document_id: z.uuid(),
  reason_code: z.enum(reasonCodes, 'Choose the reason.'),
  reason: words(4000),
  authority: words(400),
  correct_by: calendarDay('Enter a date'),
});

/** An attachment that a decision returns while it accepts the filing. */
export const ReturnedAttachment = z.object({
  title: z.string(),
  reason_words: z.string().nullable(),
  reason: z.string(),
  authority: z.string(),
  correct_by: Moment,
  /** The separate filing that the attachment is now; null until the decision takes effect. */
  filing_id: z.uuid().nullable(),
});
export type ReturnedAttachment = z.infer<typeof ReturnedAttachment>;

/** A filing of the same envelope in the same court: an attachment that was returned alone, or the filing it belongs to. */
export const EnvelopeFiling = z.object({
  id: z.uuid(),
  document_name: z.string(),
  state: z.enum(filingStates),
  /** The filing whose attachment it is; null otherwise. */
  attached_to: z.uuid().nullable(),
  /** `7`, or `7-3` for an attachment of entry 7; null before it is docketed. */
  docket_number: z.string().nullable(),
  /** The correction deadline of a returned filing. */
  correct_by: Moment.nullable(),
});
export type EnvelopeFiling = z.infer<typeof EnvelopeFiling>;
