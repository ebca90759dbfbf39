import pg from 'pg';
import type { RefusalCode } from '#contract/refusals';
import { Refusal } from '#server/kernel/Refusal';

/** Constraints that catch concurrent changes that the use case did not. */
const refusalByConstraint: Record<string, RefusalCode> = {
  people_email_taken: 'email_taken',
  cash_drawers_one_open: 'drawer_open_already',
  receipt_voids_pkey: 'receipt_void_already',
  fee_charges_not_overpaid: 'fee_exceeds_due',
  fee_charges_not_negative: 'fee_exceeds_due',
  fee_lines_not_beyond_means: 'refund_exceeds_paid',
  deposit_accounts_not_negative: 'deposit_account_short',
  deposit_accounts_closed_at_zero: 'deposit_account_closed',
  deposit_lines_reversed_once: 'receipt_void_already',
  day_settlements_court_id_day_kind_key_pk: 'changed_meanwhile',
  fee_lines_reversed_once: 'receipt_void_already',
  batches_file_taken: 'batch_known',
  second_factors_credential_taken: 'passkey_known',
  attorneys_bar_number_taken: 'bar_number_taken',
  parties_attorney_id_attorneys_id_fk: 'attorney_has_cases',
  case_assignments_attorney_id_attorneys_id_fk: 'attorney_has_cases',
  case_assignments_case_id_attorney_id_pk: 'case_assigned',
  person_roles_keep_an_administrator: 'last_administrator',
  person_roles_one_at_a_time: 'changed_meanwhile',
  attorneys_person_taken: 'roster_entry_taken',
  attorney_claims_one_pending: 'claim_pending',
  invitations_one_open: 'invitation_open',
  cases_number_taken: 'conflict',
  calendar_bookings_taken: 'hearing_conflict',
  hearings_sitting_id_sittings_id_fk: 'sitting_in_use',
  judge_availability_overlap: 'availability_overlaps',
  courtrooms_name_taken: 'courtroom_name_taken',
  hearing_staff_name_taken: 'hearing_staff_name_taken',
  hearings_courtroom_id_courtrooms_id_fk: 'courtroom_in_use',
  sittings_courtroom_id_courtrooms_id_fk: 'courtroom_in_use',
  week_templates_courtroom_id_courtrooms_id_fk: 'courtroom_in_use',
  event_types_name_taken: 'event_type_name_taken',
  hearings_event_type_id_event_types_id_fk: 'event_type_in_use',
  court_closures_day_taken: 'closure_taken',
  webhook_endpoints_once: 'webhook_known',
  access_requests_once: 'access_request_pending',
  access_requests_extended_once: 'access_request_pending',
  deadlines_kept_once: 'deadline_kept',
  judge_challenges_once: 'challenge_used',
  judge_rules_name_taken: 'judge_rule_name_taken',
  judge_coverage_overlap: 'coverage_overlaps',
  chambers_members_one_each: 'chambers_member_already',
  case_relations_pair_taken: 'cases_related_already',
  case_relations_one_lead: 'case_has_lead',
  docket_spreads_entry_id_case_id_pk: 'entry_spread_already',
  case_transfers_one_offered: 'transfer_pending',
  case_merges_one_in_force: 'changed_meanwhile',
  judicial_marks_one_each: 'paper_marked',
  judge_notes_one_each: 'changed_meanwhile',
  saved_searches_once: 'search_saved_already',
  research_connections_own: 'changed_meanwhile',
  research_connections_courts: 'changed_meanwhile',
};

/**
 * Text that PostgreSQL could not take: character_not_in_repertoire, invalid_text_representation and
 * untranslatable_character. Input schemas refuse such text first; this answers for the field they missed.
 */
const storageErrorStates = new Set(['22021', '22P02', '22P05']);

/**
 * A transaction that the database ended because of others at the same moment: serialization_failure and
 * deadlock_detected. The same work usually succeeds when it is repeated.
 */
const collisionStates = new Set(['40001', '40P01']);
/** lock_not_available: another transaction held a lock for longer than the limit in db.ts. */
const lockTimeout = '55P03';

/** The refusal for an error, if it is one. Drizzle wraps the database's error in its cause. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown };
  const code = refusalByConstraint[constraint ?? ''];
  if (code) return new Refusal(code);
  const state = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (storageErrorStates.has(state)) return new Refusal('invalid_input');
  if (collisionStates.has(state) || state === lockTimeout) return new Refusal('records_in_use', undefined, 1);
  return cause === undefined ? undefined : refusalFor(cause);
}

/** Whether the database ended the transaction because of others at the same moment. */
export function isCollision(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  if (error instanceof pg.DatabaseError && collisionStates.has(error.code ?? '')) return true;
  return cause !== undefined && isCollision(cause);
}
