import type { InstrumentField, InstrumentKind } from '../instrumentKinds.ts';

/** The values of an instrument: text, and days spelled out. */
export type Values = { to: string; value: (name: InstrumentField) => string; day: (name: InstrumentField) => string };
export type Body = (values: Values) => (string | false)[];

const respond: Body = ({ to, value }) => [
  `To ${to}:`,
  `A lawsuit has been filed against you. You must respond in writing within ${value('respond_within')} after this document is served on you.`,
  'If you do not respond in time, the court may enter a default and a judgment against you for the relief that the other party requests.',
];

const enforce =
  (order: string): Body =>
  ({ value, day }) => [
    `To the ${value('officer') || 'sheriff or other authorized officer'}${value('county') && ` of ${value('county')}`}:`,
    `On ${day('judgment_on')}, this court entered a judgment in favor of ${value('creditor')} and against ${value('debtor')} (docket entry ${value('judgment')}).`,
    value('amount') !== '' && `Amount that remains due: ${value('amount')}, with interest and costs as the law allows.`,
    order,
    value('property') !== '' && `Property: ${value('property')}`,
  ];

const appoint: Body = ({ value, day }) => [
  `${value('fiduciary')} has been appointed in the matter of ${value('subject')} by the order in docket entry ${value('order')}.`,
  'The appointed person has qualified and is authorized to act as the order and the law provide.',
  value('powers') !== '' && `Powers and limits: ${value('powers')}`,
  value('expires_on') !== '' && `These letters expire on ${day('expires_on')}.`,
];

/** The wording of the instruments. An empty paragraph, or one that is false, is left out. */
export const instrumentBodies: Record<InstrumentKind, Body> = {
  summons: respond,
  subpoena: ({ value, day }) => [
    `To ${value('witness')}:`,
    `You are ordered to appear as a witness on ${day('appear_on')} at ${value('appear_at')}.`,
    value('produce') !== '' && `Bring with you: ${value('produce')}`,
  ],
  writ_execution: enforce(
    'You are directed to satisfy the judgment from the property of the judgment debtor as the law provides.',
  ),
  writ_possession: enforce(
    'You are directed to deliver possession of the property below to the judgment creditor as the law provides.',
  ),
  writ_attachment: ({ value }) => [
    `To the ${value('officer') || 'sheriff or other authorized officer'}${value('county') && ` of ${value('county')}`}:`,
    `By the order in docket entry ${value('order')}, the court authorized the attachment of property of ${value('debtor')} to secure ${value('amount')}.`,
    value('property') !== '' && `Property: ${value('property')}`,
  ],
  abstract_judgment: ({ value, day }) => [
    `Judgment was entered on ${day('judgment_on')} (docket entry ${value('judgment')}).`,
    `Judgment creditor: ${value('creditor')}`,
    `Judgment debtor: ${value('debtor')}`,
    `Amount that remains due: ${value('amount')}`,
    'A stay of enforcement has not been ordered, and no full satisfaction is on the docket.',
    value('county') !== '' && `For recording in ${value('county')}.`,
  ],
  letters_testamentary: appoint,
  letters_administration: appoint,
  letters_guardianship: appoint,
  certified_copy: ({ value }) => [
    `I certify that the preceding pages are a true and complete copy of the document in docket entry ${value('entry')} of this case, as it appears in the records of this court.`,
    `Issued to ${value('requester')}.`,
  ],
};
