import type { IssuanceActivities } from '#domain/activity/messages/issuance';
import { spellDay } from '#domain/days/spellDay';
import type { DefaultItem } from '#domain/defaults/defaultStates';
import type { InstrumentKind, InstrumentState } from '#domain/issuance/instrumentKinds';
import type { ActivityTexts } from '../../Catalog.ts';

const items: Record<DefaultItem, string> = {
  entry_power: 'who enters the default',
  request: 'the request',
  service: 'service',
  return: 'time on file of the proof of service',
  time: 'time to respond',
  response: 'no response',
  stay: 'no stay',
  capacity: 'capacity of the party',
  venue: 'venue',
  mailing: 'mailing',
  judgment_power: 'who enters the judgment',
  default: 'entry of default',
  sum_certain: 'sum certain',
  published: 'manner of service',
  adult: 'age and competence',
  military: 'military status',
  appearance: 'no appearance',
  one_year: 'one year',
  others: 'other parties',
  costs: 'costs',
  interest: 'interest',
};
const kinds: Record<InstrumentKind, string> = {
  summons: 'a summons',
  subpoena: 'a subpoena',
  writ_execution: 'a writ of execution',
  writ_attachment: 'a writ of attachment',
  writ_possession: 'a writ of possession',
  abstract_judgment: 'an abstract of judgment',
  letters_testamentary: 'letters testamentary',
  letters_administration: 'letters of administration',
  letters_guardianship: 'letters of guardianship',
  certified_copy: 'a certified copy',
};
const states: Record<InstrumentState, string> = {
  issued: 'issued',
  returned_served: 'returned served',
  returned_unserved: 'returned without service',
  recalled: 'recalled',
};

export const issuanceActivities: ActivityTexts<IssuanceActivities> = {
  default_requested: ({ case_number, party, entry }, by) => ({
    title: 'Default Requested',
    description: `${by} opened the request for default as to ${party} in ${case_number}${entry === null ? '' : ` (entry ${entry})`}.`,
  }),
  default_service_recorded: ({ case_number, party, entry, served_on }, by) => ({
    title: 'Service Recorded',
    description: `${by} recorded service on ${party} in ${case_number} on ${spellDay(served_on)} (entry ${entry}).`,
  }),
  default_item_confirmed: ({ case_number, party, item, reason }, by) => ({
    title: 'Default Checklist Confirmed',
    description: `${by} confirmed ${items[item]} for the default of ${party} in ${case_number}. ${reason}`,
  }),
  default_item_reopened: ({ case_number, party, item }, by) => ({
    title: 'Default Confirmation Withdrawn',
    description: `${by} withdrew the confirmation of ${items[item]} for the default of ${party} in ${case_number}.`,
  }),
  default_entered: ({ case_number, party, entry }, by) => ({
    title: 'Default Entered',
    description: `${by} entered the default of ${party} in ${case_number} (entry ${entry}).`,
  }),
  default_judgment_entered: ({ case_number, party, entry, amount }, by) => ({
    title: 'Default Judgment Entered',
    description: `${by} entered judgment by default against ${party} in ${case_number} for ${amount} (entry ${entry}).`,
  }),
  default_declined: ({ case_number, party, reason }, by) => ({
    title: 'Default Declined',
    description: `${by} did not enter the default of ${party} in ${case_number}. ${reason}`,
  }),
  default_referred: ({ case_number, party, judge, reason }, by) => ({
    title: 'Default Referred',
    description: `${by} referred the default of ${party} in ${case_number} to ${judge ?? 'a judge'}. ${reason}`,
  }),
  default_set_aside: ({ case_number, party, reason }, by) => ({
    title: 'Default Set Aside',
    description: `${by} recorded that the default of ${party} in ${case_number} was set aside. ${reason}`,
  }),
  instrument_issued: ({ case_number, kind, number, to }, by) => ({
    title: 'Instrument Issued',
    description: `${by} issued ${kinds[kind]} in ${case_number}${to === null ? '' : ` to ${to}`}, number ${number}.`,
  }),
  instrument_closed: ({ case_number, number, state }, by) => ({
    title: 'Instrument Updated',
    description: `${by} recorded that ${number} in ${case_number} was ${states[state]}.`,
  }),
};
