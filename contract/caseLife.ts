import { z } from 'zod';
import { consolidationPurposes, relationKinds, transferKinds, transferStates } from '#domain/cases/caseRelations';
import { caseStates, inactiveReasons } from '#domain/cases/caseStates';
import { challengeSides, challengeStarts, challengeStatuses } from '#domain/cases/JudgeChallenge';
import { assignmentMethods, exclusionReasons } from '#domain/cases/judgeDraw';
import { calendarDay } from './calendarDay.ts';
import { CaseDetails } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

const Id = z.object({ id: z.uuid() });
const Reason = line('Reason', 1000).min(3, 'Enter a reason');
const Version = z.int().min(1);
const Day = calendarDay('Choose a date');

const StateChange = z.object({
  number: z.number().int(),
  state: z.enum(caseStates),
  inactive_reason: z.enum(inactiveReasons).nullable(),
  disposition: z.string().nullable(),
  reason: z.string(),
  effective_on: z.iso.date(),
  by: z.string().nullable(),
  at: Moment,
});

const DisposedParty = z.object({
  id: z.uuid(),
  full_name: z.string(),
  role: z.string(),
  disposition: z.string().nullable(),
  decided_on: z.iso.date().nullable(),
});

const Card = z.object({ judge_id: z.uuid(), name: z.string(), weight: z.number().int() });

const Assignment = z.object({
  number: z.number().int(),
  source: z.enum(['rule', 'person', 'vacated']),
  judge: z.string().nullable(),
  previous_judge: z.string().nullable(),
  rule: z.string().nullable(),
  method: z.enum(assignmentMethods).nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: Moment,
  /** The log of the draw, for court staff. */
  draw: z
    .object({
      cards: z.array(Card),
      excluded: z.array(z.object({ judge_id: z.uuid(), name: z.string(), why: z.enum(exclusionReasons) })),
      seed: z.string(),
      point: z.number().int(),
    })
    .nullable(),
});

const ChallengeRule = z.object({
  id: z.string(),
  name: z.string(),
  peremptory: z.boolean(),
  ground: z.string(),
  form: z.string(),
  when: z.string(),
  effect: z.string(),
  decided_by: z.enum(['clerk', 'challenged_judge', 'another_judge']),
  /** The event from which the time to file runs; null if the law names no number of days. */
  runs_from: z.enum(challengeStarts).nullable(),
  once_per: z.enum(['side', 'party', 'case']).nullable(),
  authority: z.string(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  note: z.string().nullable(),
  /** The last day if the time runs from the latest assignment; null otherwise. */
  last_day: z.iso.date().nullable(),
});
export type ChallengeChoice = z.infer<typeof ChallengeRule>;

const Challenge = z.object({
  id: z.uuid(),
  version: z.number().int(),
  name: z.string(),
  authority: z.string(),
  party_name: z.string(),
  judge: z.string(),
  filed_on: z.iso.date(),
  last_day: z.iso.date().nullable(),
  late: z.boolean(),
  decide_by: z.iso.date().nullable(),
  decide_effect: z.string().nullable(),
  grounds: z.string(),
  status: z.enum(challengeStatuses),
  decided_by: z.string().nullable(),
  decided_at: Moment.nullable(),
  decision_reason: z.string().nullable(),
  may_decide: z.boolean(),
});
export type CaseChallenge = z.infer<typeof Challenge>;

const Relation = z.object({
  id: z.uuid(),
  kind: z.enum(relationKinds),
  purpose: z.enum(consolidationPurposes).nullable(),
  /** The part of this case in a consolidation; null for related cases. */
  part: z.enum(['lead', 'member']).nullable(),
  case_id: z.uuid(),
  case_number: z.string(),
  title: z.string(),
  reason: z.string(),
  made_on: Moment,
});
export type CaseRelation = z.infer<typeof Relation>;

const Transfer = z.object({
  id: z.uuid(),
  version: z.number().int(),
  kind: z.enum(transferKinds),
  court: z.string(),
  is_outside: z.boolean(),
  reason: z.string(),
  state: z.enum(transferStates),
  number: z.string().nullable(),
  sent_at: Moment,
  decided_at: Moment.nullable(),
  decision_reason: z.string().nullable(),
});
export type CaseTransfer = z.infer<typeof Transfer>;

const Disqualification = z.object({
  id: z.uuid(),
  judge: z.string(),
  authority: z.string(),
  recorded_at: Moment,
  /** The grounds that it can have, and whether the law allows the parties to waive each; without any, it has no waiver. */
  grounds: z.array(z.object({ id: z.string(), ground: z.string(), waivable: z.boolean(), authority: z.string() })),
  waiver: z
    .object({ ground: z.string(), authority: z.string(), entry: z.number().int().nullable(), at: Moment })
    .nullable(),
});
export type CaseDisqualification = z.infer<typeof Disqualification>;

export const CaseLife = z.object({
  state: z.enum(caseStates),
  since: z.iso.date(),
  inactive_reason: z.enum(inactiveReasons).nullable(),
  reason: z.string().nullable(),
  history: z.array(StateChange),
  /** The states to which the user can move the case. */
  next: z.array(z.enum(caseStates)),
  inactive_reasons: z.array(z.enum(inactiveReasons)),
  dispositions: z.array(z.object({ label: z.string(), manner: z.enum(['jury_trial', 'bench_trial', 'non_trial']) })),
  /** The parties that need a disposition each; empty if the case has one for all. */
  parties: z.array(DisposedParty),
  assignments: z.array(Assignment),
  /** Hearings ahead before a judge who is not assigned to the case. */
  hearings_before_others: z.array(
    z.object({ id: z.uuid(), event_type: z.string(), hearing_date: z.iso.date(), judge: z.string() }),
  ),
  covered_by: z.string().nullable(),
  challenge_rules: z.array(ChallengeRule),
  challenges: z.array(Challenge),
  /** For those who manage the case. */
  disqualifications: z.array(Disqualification),
  /** Who must sign a waiver of a disqualification: each party and each attorney. */
  waiver_signers: z.array(z.object({ key: z.string(), name: z.string() })),
  relations: z.array(Relation),
  transfers: z.array(Transfer),
  abilities: z.object({ change_state: z.boolean(), manage: z.boolean() }),
});
export type CaseLife = z.infer<typeof CaseLife>;

export const readCaseLife = endpoint({
  method: 'GET',
  path: '/cases/:id/life/',
  permission: 'cases:read',
  input: Id,
  reply: CaseLife,
  status: 200,
  summary: 'Returns a case’s status with its history, its judges and their challenges, and its relations.',
});

/** The reply to a change of a case. */
export const Changed = z.object({ message: z.string(), case: CaseDetails });

export const changeCaseState = endpoint({
  method: 'PUT',
  path: '/cases/:id/state/',
  permission: 'cases:decide',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    state: z.enum(['active', 'inactive', 'reopened', 'disposed'], 'Choose a status'),
    inactive_reason: z.enum(inactiveReasons).optional(),
    disposition: line('Disposition', 200).optional(),
    reason: Reason,
  }),
  reply: Changed,
  status: 200,
  summary: 'Changes the status of a case: active, inactive with its reason, disposed, or reopened.',
});

export const disposeParty = endpoint({
  method: 'POST',
  path: '/cases/:id/dispositions/',
  permission: 'cases:decide',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    party_id: z.uuid('Choose a party'),
    disposition: line('Disposition', 200).min(1, 'Choose how the case ended for this party'),
    decided_on: Day,
    reason: Reason,
  }),
  reply: Changed,
  status: 200,
  summary: 'Enters the disposition of one party. The case is disposed with the last one.',
});

export const assignJudge = endpoint({
  method: 'PUT',
  path: '/cases/:id/judge/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    /** Absent: a judge is drawn by the court’s rule. */
    judge_id: z.uuid('Choose a judge').optional(),
    reason: Reason,
  }),
  reply: Changed.extend({ hearings_before_others: z.number().int() }),
  status: 200,
  summary: 'Assigns or reassigns a case to a judge, or draws one by the court’s rule.',
});

export const challengeJudge = endpoint({
  method: 'POST',
  path: '/cases/:id/challenges/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    rule_id: line('Challenge', 80).min(1, 'Choose a challenge'),
    party_name: line('Party', 300).min(1, 'Enter the party'),
    side: z.enum(challengeSides, 'Choose a side'),
    filed_on: Day,
    /** The date of the event from which the time to file runs. */
    counted_from: Day.optional(),
    grounds: line('Grounds', 2000).default(''),
    /** Confirms that a late challenge goes to a judge. */
    to_judge_although_late: z.boolean().default(false),
  }),
  reply: Changed,
  status: 201,
  summary: 'Enters a challenge of the assigned judge, with its time limits.',
});

export const decideChallenge = endpoint({
  method: 'POST',
  path: '/cases/challenges/:id/decision/',
  permission: 'cases:decide',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    decision: z.enum(['granted', 'denied'], 'Choose a decision'),
    reason: Reason,
  }),
  /** Without the case, if it is hidden from you now. */
  reply: Changed.extend({ case: CaseDetails.nullable() }),
  status: 200,
  summary: 'Decides on a challenge. If granted, the case is reassigned by the court’s rule, without that judge.',
});

export const disqualifyJudge = endpoint({
  method: 'POST',
  path: '/cases/:id/disqualification/',
  permission: 'cases:decide',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    /** One of the case’s grounds that is not peremptory. */
    rule_id: line('Authority', 80).min(1, 'Choose the authority'),
    reason: Reason,
    /** The date of the order; required of clerks. */
    ordered_on: Day.optional(),
  }),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary:
    'Records that you, or by order the assigned judge, are disqualified. The case is then hidden from the judge and the judge’s chambers.',
});

export const waiveDisqualification = endpoint({
  method: 'POST',
  path: '/cases/:id/disqualification/waiver/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    disqualification_id: z.uuid(),
    /** One of the grounds of the disqualification that its law allows the parties to waive. */
    ground_id: line('Ground', 80).min(1, 'Choose the ground'),
    /** The number of the docket entry that contains the waiver. */
    entry: z.coerce
      .number('Enter the number of the entry')
      .int('Enter the number of the entry')
      .min(1, 'Enter the number of the entry'),
    /** Who signed: each of the case’s signers, by key. */
    signed_by: z.array(z.string().max(400)).max(1000),
  }),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary:
    'Records the parties’ written waiver of a judge’s disqualification, where the law allows one. The case is then not hidden from the judge any more.',
});

export const listCasesWithoutJudge = endpoint({
  method: 'GET',
  path: '/cases/without-judge/',
  permission: 'cases:manage',
  input: z.object({}),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        case_number: z.string(),
        title: z.string(),
        case_type: z.string(),
        since: Moment,
        previous_judge: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'Lists the open cases that lost their judge and need an assignment.',
});
