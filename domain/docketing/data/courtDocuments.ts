import type { DocketEventId } from './docketEvents.ts';

/** A document of the clerk: its title, the paragraph before the clerk's text, and the words over the signature. */
export type CourtDocument = { title: string; before: string | null; after: string | null };

const minuteOrder: CourtDocument = {
  title: 'Minute order',
  before: 'The following proceedings were held in this case:',
  after: null,
};

/** The documents that have a fixed wording; any other event has its label as the title. */
export const courtDocuments: Partial<Record<DocketEventId, CourtDocument>> = {
  minute_order: minuteOrder,
  arraignment: minuteOrder,
  verdict: minuteOrder,
  clerks_notice: { title: 'Clerk’s notice', before: 'To all parties and their attorneys of record:', after: null },
  notice_hearing: {
    title: 'Notice of hearing',
    before: 'To all parties and their attorneys of record:',
    after: null,
  },
  notice_entry: {
    title: 'Notice of entry of judgment or order',
    before: 'To all parties and their attorneys of record:',
    after: null,
  },
  certificate_mailing: {
    title: 'Clerk’s certificate of mailing',
    before: 'I am a deputy clerk of this court and am not a party to this case. I certify that I served the following:',
    after:
      'I placed a true copy in a sealed envelope with postage prepaid, addressed as stated above, and deposited it for mailing under the court’s usual practice on the date below.',
  },
  default_entered: {
    title: 'Entry of default by the clerk',
    before:
      'It appears from the record that the party named below was served and has failed to plead or otherwise defend.',
    after: 'Default is entered as stated above.',
  },
  default_refused: {
    title: 'Notice that default was not entered',
    before: 'The clerk did not enter the default that was requested, for the following reason:',
    after: null,
  },
  deficiency_notice: {
    title: 'Clerk’s notice of deficiency',
    before: 'The following must be corrected:',
    after: null,
  },
};
