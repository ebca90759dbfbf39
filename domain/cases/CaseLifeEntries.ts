import type { ConsolidationPurpose, TransferKind } from './caseRelations.ts';
import type { InactiveReason } from './caseStates.ts';

/** The docket entries of a case's states, judges, and relations. `reason` is the court's own words. */
export type CaseLifeEntries = {
  /** `order`: its title without the mark of a proposal; null where nothing else was in it. */
  'docket.order_signed_for': { order: string | null; judge: string; for_judge: string };
  'docket.case_inactive': { why: InactiveReason; reason: string };
  'docket.case_active': { reason: string };
  'docket.party_disposed': { party: string; disposition: string; reason: string };
  /** `rule`: the name of the rule that assigned the judge; null if a person did. */
  'docket.judge_assigned': { judge: string; before: string | null; rule: string | null; reason: string | null };
  'docket.judge_unassigned': { before: string; reason: string };
  'docket.judge_challenged': { challenge: string; authority: string; party: string; judge: string; late: boolean };
  'docket.challenge_decided': {
    challenge: string;
    judge: string;
    granted: boolean;
    decided_by: string;
    reason: string;
  };
  'docket.related': { number: string; ended: boolean; reason: string };
  'docket.consolidated': {
    number: string;
    is_lead: boolean;
    purpose: ConsolidationPurpose;
    ended: boolean;
    reason: string;
  };
  'docket.transferred_out': { court: string; kind: TransferKind; reason: string };
  'docket.transfer_accepted': { court: string; kind: TransferKind; number: string | null; reason: string };
  'docket.transfer_refused': { court: string; kind: TransferKind; reason: string };
  'docket.transferred_in': { court: string; number: string; kind: TransferKind; reason: string };
  /** The numbers that the merged case's entries have here; null if it had none. */
  'docket.merged_in': { number: string; first: number | null; last: number | null; reason: string };
  'docket.merged_into': { number: string; reason: string };
  'docket.merge_undone': { number: string; reason: string };
};
