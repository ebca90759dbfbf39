import { spellDay } from '#domain/days/spellDay';
import type { ChecklistMessages } from '#domain/issuance/ChecklistMessages';
import type { Texts } from '../../Catalog.ts';
import { listed } from '../words.ts';

type Titled = { entry: number; day: string; title: string };
const entry = ({ entry: number, title }: Titled) => `entry ${number}, ${title}`;

/** The texts of the checklists for defaults. */
const defaults = {
  'checklist.by_clerk': () => 'In this court, the clerk may do this.',
  'checklist.no_separate_entry': () => 'There is no separate entry of default. The request goes to a judge.',
  'checklist.by_court': () => 'Only the court may do this. Refer the request to a judge.',
  'checklist.request_filed': ({ entry: number, day }) => `The request was filed on ${spellDay(day)} (entry ${number}).`,
  'checklist.request_by_clerk': ({ day }) =>
    `The clerk opened this checklist on ${spellDay(day)}. Confirm that a written request is on file.`,
  'checklist.service_missing': () => 'No proof of service of the summons is on the docket.',
  'checklist.service_not_recorded': ({ entry: number, day }) =>
    `A proof of service was filed on ${spellDay(day)} (entry ${number}). Record its date and method of service.`,
  'checklist.service_recorded': ({ entry: number, day, method, complete }) =>
    day === complete
      ? `${method} on ${spellDay(day)} (entry ${number}).`
      : `${method} on ${spellDay(day)}, complete on ${spellDay(complete)} (entry ${number}).`,
  'checklist.service_returned': ({ entry: number, day }) =>
    `The summons was returned without service on ${spellDay(day)} (entry ${number}).`,
  'checklist.time_unknown': () => 'The last day to respond is computed when service is recorded.',
  'checklist.time_elapsed': ({ due, authority }) => `The last day to respond was ${spellDay(due)} (${authority}).`,
  'checklist.time_running': ({ due, authority }) =>
    `The party may respond until ${spellDay(due)} (${authority}). Default cannot be entered before the next day.`,
  'checklist.no_response': () => 'No answer, demurrer, motion, or other response of this party is on the docket.',
  'checklist.response_filed': (said) => `The party has responded (${entry(said)}).`,
  'checklist.document_filed': (said) =>
    `The party filed a document (${entry(said)}). Confirm that it is not a response or an appearance.`,
  'checklist.filer_unknown': (said) =>
    `A response is on the docket without the name of its party (${entry(said)}). Confirm that it is not this party’s.`,
  'checklist.may_extend': (said) =>
    `A document may extend the time to respond (${entry(said)}). Confirm that it does not.`,
  'checklist.not_stayed': () => 'The case is not stayed.',
  'checklist.stayed': () => 'The case is stayed, on appeal, or in arbitration.',
  'checklist.organization': () => 'The party is an organization.',
  'checklist.adult_on_record': () => 'The record does not show that the party is a minor or incompetent.',
  'checklist.adult_to_confirm': () => 'Confirm that an affidavit states that the party is not a minor or incompetent.',
  'checklist.minor': () => 'The party is a minor. A representative and an order of the court are required.',
  'checklist.ward': ({ role }) =>
    `The party appears as ${role}. A representative and an order of the court are required.`,
  'checklist.military_affidavit': ({ entry: number, day }) =>
    `An affidavit of military status was filed on ${spellDay(day)} (entry ${number}).`,
  'checklist.military_missing': () =>
    'No affidavit of military status is on the docket. Confirm that the request contains the declaration.',
  'checklist.venue': () => 'Confirm that the request contains the declaration on venue, or that none is required.',
  'checklist.mailing': () => 'Confirm that the request contains the declaration of mailing to the party.',
} satisfies Partial<Texts<ChecklistMessages>>;

const judgments = {
  'checklist.default_entered': ({ entry: number, day }) => `Default was entered on ${spellDay(day)} (entry ${number}).`,
  'checklist.default_not_entered': () => 'Default has not been entered.',
  'checklist.sum_certain': () =>
    'Confirm that the complaint demands a sum certain on a contract or other qualifying claim, and that the principal does not exceed it.',
  'checklist.published': () => 'Process was served by publication, so the court decides on the judgment.',
  'checklist.served_directly': () => 'Process was not served by publication.',
  'checklist.only_defendant': () => 'No claims against other parties are pending.',
  'checklist.other_defendants': ({ names }) =>
    `Claims are pending against ${listed(names)}. Confirm that a separate judgment is permitted.`,
  'checklist.costs_filed': ({ entry: number, day }) =>
    `A memorandum of costs was filed on ${spellDay(day)} (entry ${number}).`,
  'checklist.costs_missing': () =>
    'No memorandum of costs is on the docket. Confirm that the request contains one, or that no costs are awarded.',
  'checklist.interest': () => 'Interest is computed from the rate and the dates entered with the judgment.',
  'checklist.appeared': (said) => `The party has appeared (${entry(said)}), so the court decides on the judgment.`,
  'checklist.not_appeared': () => 'The party has not appeared.',
  'checklist.within_year': ({ until }) => `The request is within one year of the default (until ${spellDay(until)}).`,
  'checklist.after_year': ({ until }) => `The year after the default ended on ${spellDay(until)}.`,
  'checklist.return_waiting': ({ until }) =>
    `The proof of service must be on file for 10 days, until ${spellDay(until)}.`,
  'checklist.return_on_file': ({ since }) => `The proof of service has been on file since ${spellDay(since)}.`,
} satisfies Partial<Texts<ChecklistMessages>>;

/** The texts of the checklists for defaults and instruments. */
export const checklists: Texts<ChecklistMessages> = {
  ...defaults,
  ...judgments,
  'checklist.case_open': () => 'The case is open.',
  'checklist.case_closed': () => 'The case is closed.',
  'checklist.opening_filed': ({ entry: number, title }) => `${title} is on the docket (entry ${number}).`,
  'checklist.opening_missing': () =>
    'No complaint or petition is on the docket under its code. Confirm that one is on file.',
  'checklist.party_chosen': ({ name }) => `It is directed to ${name}.`,
  'checklist.party_missing': () => 'Choose the party to whom it is directed.',
  'checklist.judgment_recorded': ({ entry: number, day }) =>
    `Judgment was entered on ${spellDay(day)} (entry ${number}).`,
  'checklist.judgment_missing': () => 'Choose the docket entry of the judgment.',
  'checklist.not_satisfied': () => 'No satisfaction of the judgment is on the docket.',
  'checklist.satisfied': ({ entry: number, day }) =>
    `A satisfaction was filed on ${spellDay(day)} (entry ${number}). Continue only if an amount remains due.`,
  'checklist.waiting_over': ({ since }) => `The automatic stay ended on ${spellDay(since)}.`,
  'checklist.waiting': ({ until }) =>
    `Enforcement is stayed until ${spellDay(until)} unless the court orders otherwise.`,
  'checklist.application_filed': ({ entry: number, day }) =>
    `The application was filed on ${spellDay(day)} (entry ${number}).`,
  'checklist.application_missing': () => 'No application is on the docket. Confirm that one was presented.',
  'checklist.order_filed': ({ entry: number, day }) => `The order was entered on ${spellDay(day)} (entry ${number}).`,
  'checklist.order_missing': () => 'Choose the docket entry of the order.',
  'checklist.bond_filed': ({ entry: number, day }) => `The bond was filed on ${spellDay(day)} (entry ${number}).`,
  'checklist.bond_missing': () => 'No bond is on the docket. Confirm that the order waives it.',
  'checklist.oath_filed': ({ entry: number, day }) => `The oath was filed on ${spellDay(day)} (entry ${number}).`,
  'checklist.oath_missing': () => 'No oath is on the docket. Confirm that the oath was taken.',
  'checklist.document_chosen': ({ entry: number, title }) => `${title} (entry ${number}).`,
  'checklist.document_missing': () => 'Choose the docket entry with the document.',
  'checklist.public': () => 'The document is public.',
  'checklist.sealed': () => 'The document is sealed or internal. A copy requires an order that unseals it.',
  'checklist.witness': () => 'Enter the name of the witness. A subpoena that is issued blank is not recorded here.',
};
