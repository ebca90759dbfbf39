import type { RelationKind, TransferKind } from '#domain/cases/caseRelations';
import type { CaseState } from '#domain/cases/caseStates';
import type { StaffPosition } from '#domain/chambers/staffPositions';
import type { WorkItemKind, WorkItemState } from '#domain/workItems/workItems';

type InCase = { case_number: string; reason: string };
type InChambers = { person: string; judge: string; position: StaffPosition };
type OfTwo = InCase & { other_number: string };

/** What the record says of a case's states, judges, and relations, and of the rules of assignment. */
export type CaseLifeActivities = {
  case_state_changed: InCase & { state: CaseState };
  party_disposed: InCase & { party: string; disposition: string };
  /** `rule`: the name of the rule that drew the judge; null if a person chose. */
  judge_assigned: { case_number: string; judge: string; before: string | null; rule: string | null; reason: string };
  judge_unassigned: InCase & { judge: string };
  judge_challenged: { case_number: string; challenge: string; party: string; judge: string };
  judge_disqualified: InCase & { judge: string; authority: string };
  disqualification_waived: {
    case_number: string;
    judge: string;
    authority: string;
    ground: string;
    /** The number of the entry that contains the waiver. */
    entry: number;
  };
  challenge_decided: InCase & { challenge: string; judge: string; granted: boolean };
  cases_related: OfTwo & { kind: RelationKind };
  cases_unrelated: OfTwo & { kind: RelationKind };
  entry_spread: { case_number: string; entry: number; to: string[] };
  case_transferred: InCase & { court: string; kind: TransferKind };
  transfer_decided: InCase & { court: string; accepted: boolean };
  cases_merged: OfTwo;
  merge_undone: OfTwo;
  judge_rule_saved: { rule: string };
  judge_rule_removed: { rule: string };
  judge_covered: { judge: string; duty_judge: string; from: string; to: string };
  judge_coverage_ended: { judge: string; duty_judge: string };
  /** `to`: null while no last day is set. */
  chambers_member_appointed: InChambers & { from: string; to: string | null };
  chambers_member_ended: InChambers;
  /** A request to the court and its status; never what an accommodation is. */
  work_item_moved: { case_number: string; kind: WorkItemKind; state: WorkItemState };
};
