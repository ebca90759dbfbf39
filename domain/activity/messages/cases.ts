import type { AccessLevel } from '#domain/access/accessLevels';
import type { EntryChange } from '#domain/docketing/entryStates';
import type { NoValues } from '#domain/messages/NoValues';
import type { CaseLifeActivities } from './caseLife.ts';

type NamedParty = { name: string; role: string };
/** `deadline` is what is due, in the words of its rule. */
type Due = { deadline: string; case_number: string; due: string };
type Settled = Due & { reason: string };

/** The court was closed, or is open after all. */
export type ClosureChange = { closed: boolean; name: string };
/** The docket entry of a filing has another date. */
export type EntryDated = { entry: number; change: Extract<EntryChange, 'corrected' | 'nunc_pro_tunc'> };
/** Why a filing date or a deadline moved. */
export type DateCause = ClosureChange | EntryDated;

/** What the record says of cases and deadlines. */
export type CaseActivities = CaseLifeActivities & {
  /** `named` is the case of this court that the document names, if a new case was opened nonetheless. */
  case_opened: { case_number: string; case_title: string; named: { case_number: string; reason: string } | null };
  case_closed: { case_number: string; disposition: string; reason: string };
  /** Labels of categories; null if there was or is none. */
  case_category_changed: { case_number: string; before: string | null; category: string | null };
  case_reopened: { case_number: string; reason: string };
  /** `reason`: why an entry was made on a closed case. */
  docket_entry_added: { case_number: string; entry: number; reason: string | null };
  docket_entry_changed: { case_number: string; entry: number; change: EntryChange };
  /** `named`: how many people the order names. */
  case_access_changed: { case_number: string; from: AccessLevel; to: AccessLevel; authority: string; named: number };
  docket_certified: { case_number: string; entries: number; sha256: string };
  appeal_record_requested: { case_number: string; entries: number };
  appeal_record_certified: { case_number: string; entry: number; sha256: string };
  /** The first parties, and the number of others. */
  parties_edited: { case_number: string; parties: NamedParty[]; more: number };
  deadline_kept: Due & { authority: string };
  deadline_moved: Due & { before: string; because: DateCause };
  deadline_met: Settled;
  deadline_missed: Settled;
  deadline_waived: Settled;
  deadline_reopened: Settled;
  /** Of the sample court alone: a deadline that is counted back from the hearing. */
  deadline_upcoming: { deadline: string; case_number: string; court_days_before_hearing: number };
  sample_court_made: NoValues;
};
