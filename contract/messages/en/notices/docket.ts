import type { EntryChange } from '#domain/docketing/entryStates';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import { endSentence } from '#domain/text/endSentence';
import type { NoticeTexts } from '../../Catalog.ts';

const changed: Record<EntryChange, string> = {
  corrected: 'was corrected',
  struck: 'was struck',
  nunc_pro_tunc: 'has an earlier date by order (nunc pro tunc)',
  sealed: 'was sealed',
  unsealed: 'was unsealed',
};

export const docketNotices: NoticeTexts<Pick<NoticeMessages, Extract<keyof NoticeMessages, `docket.${string}`>>> = {
  'docket.entered': ({ case_number, case_title, entry }) => ({
    title: 'New docket entry',
    body: endSentence(`The court added entry ${entry} to the docket of ${case_number}, ${case_title}`),
  }),
  'docket.changed': ({ case_number, case_title, entry, change }) => ({
    title: 'Docket entry changed',
    body: endSentence(`Entry ${entry} on the docket of ${case_number}, ${case_title}, ${changed[change]}`),
  }),
};
