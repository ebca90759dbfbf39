import type { ServiceActivities } from '#domain/activity/messages/service';
import { spellDay } from '#domain/days/spellDay';
import type { ServiceFailure } from '#domain/service/serviceChoices';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';

const reasons: Record<ServiceFailure, string> = {
  no_address: 'no email address is on record',
  refused: 'the mail server refused the email',
  unreachable: 'the email could not be delivered within a day',
};
const methods: Record<string, string> = {
  mail: 'by mail',
  personal: 'by personal delivery',
  overnight: 'by overnight delivery',
  other: 'by other means',
};
const people = (count: number) => (count === 1 ? '1 recipient' : `${count} recipients`);
const moments = { at_filing: 'at filing', on_acceptance: 'upon acceptance' } as const;

export const serviceActivities: ActivityTexts<ServiceActivities> = {
  service_recorded: ({ document, case_number, moment, served, otherwise, without }, by) => ({
    title: 'Service Recorded',
    description: `${by} had ${document} served in ${case_number}: ${people(served)} through the portal ${moments[moment]}, ${people(otherwise)} by other means, ${people(without)} not served yet.`,
  }),
  service_sent: ({ document, case_number, recipient }) => ({
    title: 'Documents Served',
    description: endSentence(`${document} in ${case_number} was served through the portal on ${recipient}`),
  }),
  service_undelivered: ({ document, case_number, recipient, reason }) => ({
    title: 'Service Not Delivered',
    description: `${document} in ${case_number} was not served on ${recipient}: ${reasons[reason]}.`,
  }),
  entry_delivery_resolved: ({ document, case_number, recipient, resolution }, by) => ({
    title: 'Service Completed by the Clerk',
    description: endSentence(
      `${by} recorded the service of ${document} in ${case_number} on ${recipient}: ${resolution}`,
    ),
  }),
  entry_noticed: ({ case_number, entry, electronically, otherwise }) => ({
    title: 'Notice of Docket Entry',
    description: `The portal gave notice of entry ${entry} in ${case_number}: electronically to ${people(electronically)}${otherwise > 0 ? `, by other means to ${people(otherwise)}` : ''}.`,
  }),
  seal_certificate_replaced: ({ subject, fingerprint }, by) => ({
    title: 'Seal Certificate Replaced',
    description: `${by} replaced the certificate of the court’s seal with ${subject}, fingerprint ${fingerprint}.`,
  }),
  service_by_filer: ({ document, case_number, recipient, method, on }, by) => ({
    title: 'Service by Other Means Recorded',
    description: `${by} recorded that ${document} in ${case_number} was served on ${recipient} ${methods[method] ?? method} on ${spellDay(on)}.`,
  }),
  service_again: ({ document, case_number, recipient }, by) => ({
    title: 'Service Sent Again',
    description: endSentence(`${by} sent the service of ${document} in ${case_number} again to ${recipient}`),
  }),
  service_link_revoked: ({ document, case_number, recipient }, by) => ({
    title: 'Service Link Revoked',
    description: endSentence(`${by} revoked the link to ${document} in ${case_number} of ${recipient}`),
  }),
  service_canceled: ({ document, case_number }) => ({
    title: 'Service Canceled',
    description: `${document} in ${case_number} was not accepted, so it was not served through the portal.`,
  }),
  service_rules_set: ({ court, moment, authority }, by) => ({
    title: 'Service Settings Changed',
    description: endSentence(
      `${by} set that ${court} serves filings through the portal ${moment === null ? 'as its rules provide' : moments[moment]}${authority ? ` (${authority})` : ''}`,
    ),
  }),
};
