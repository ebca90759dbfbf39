import type { EntryChange } from '#domain/docketing/entryStates';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import type { ServiceFailure } from '#domain/service/serviceChoices';
import { endSentence } from '#domain/text/endSentence';
import type { NoticeTexts } from '../../Catalog.ts';

const changed: Record<EntryChange, string> = {
  corrected: 'was corrected',
  struck: 'was struck',
  nunc_pro_tunc: 'has an earlier date by order (nunc pro tunc)',
  sealed: 'was sealed',
  unsealed: 'was unsealed',
  restricted: 'has another level of access',
};

const entered = ({ case_number, case_title, entry }: NoticeMessages['docket.noticed']) => ({
  title: 'New docket entry',
  body: endSentence(`The court added entry ${entry} to the docket of ${case_number}, ${case_title}`),
});

const undelivered: Record<ServiceFailure, string> = {
  no_address: 'no email address is on record',
  refused: 'the mail server refused the email',
  unreachable: 'the email could not be delivered within a day',
};

export const docketNotices: NoticeTexts<
  Pick<NoticeMessages, Extract<keyof NoticeMessages, `docket.${string}` | `service.${string}`>>
> = {
  'service.served': ({ case_number, case_title, documents }) => ({
    title: 'Documents served on you',
    body: endSentence(
      `${documents === 1 ? 'A document was' : `${documents} documents were`} served on you in ${case_number}, ${case_title}`,
    ),
  }),
  'service.undelivered': ({ case_number, case_title, recipient, reason }) => ({
    title: 'Service was not delivered',
    body: `${endSentence(`${recipient} was not served in ${case_number}, ${case_title}: ${undelivered[reason]}`)} Serve this person by other means, and record it on the page of the filing.`,
  }),
  'docket.entered': entered,
  'docket.noticed': entered,
  'docket.filed': ({ case_number, case_title, entry }) => ({
    title: 'New filing in your case',
    body: endSentence(`The court accepted a filing as entry ${entry} on the docket of ${case_number}, ${case_title}`),
  }),
  'docket.changed': ({ case_number, case_title, entry, change }) => ({
    title: 'Docket entry changed',
    body: endSentence(`Entry ${entry} on the docket of ${case_number}, ${case_title}, ${changed[change]}`),
  }),
};
