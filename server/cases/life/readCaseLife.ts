import { asc, desc, eq } from 'drizzle-orm';
import type { CaseLife } from '#contract/caseLife';
import { inactiveReasonsOf, nextStates, stateOf } from '#domain/cases/caseStates';
import { challengesOf, findChallengeRule, lastDayOf, mayDecide } from '#domain/cases/challenges';
import { waiverGrounds } from '#domain/cases/data/waiverGrounds';
import { listDispositions } from '#domain/cases/dispositions';
import { partiesToDispose } from '#domain/cases/partyDispositions';
import { groundsOf } from '#domain/cases/waivers';
import { dateInZone } from '#domain/days/dateInZone';
import { may } from '#domain/identity/permissions';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { caseStateChanges, judgeAssignments, judgeChallenges } from '#server/db/schema/caseLife';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import { openParticipants } from '#server/visibility/openParticipants';
import { findCase, type StoredCase } from '../caseRepository.ts';
import { decider } from '../judges/decideChallenge.ts';
import { findDisqualifications } from '../judges/disqualifications.ts';
import { findHearingsBeforeOthers } from '../judges/findHearingsBeforeOthers.ts';
import { findCoverageOn, findJudge } from '../judges/judgeRuleRepository.ts';
import { findWaiverSigners } from '../participants/findWaiverSigners.ts';
import { findRelations, findTransfers } from '../relations/describeRelations.ts';
import { maySetState } from './changeCaseState.ts';
import { findPartiesWithDispositions } from './partyDispositionRepository.ts';

/** The states, judges, and relations of a case that the viewer has access to. Logs of draws are for court staff. */
export async function readCaseLife({ db, now }: Needs<'db' | 'now'>, viewer: Actor, id: string): Promise<CaseLife> {
  const found = await findCase(db, viewer, id);
  const court = await readCourt(db, now(), found.court_id);
  const [history, parties, assignments, hearings_before_others, challenges, relations, transfers] = await Promise.all([
    readHistory(db, id),
    openParticipants(db, viewer, id).then((sees) => findPartiesWithDispositions(db, id, sees)),
    readAssignments(db, viewer, id),
    findHearingsBeforeOthers(db, viewer, id, now()),
    readChallenges(db, viewer, id),
    findRelations(db, viewer, id),
    findTransfers(db, viewer, id),
  ]);
  const manages = may(viewer.capacity, 'cases:manage');
  const disqualifications = manages ? await readDisqualifications(db, found, court) : [];
  const state = stateOf(found);
  const isStaff = isCourtStaff(viewer);
  const latest = history[0];
  return {
    state,
    since: latest?.effective_on ?? found.closed_on ?? found.opened_on,
    inactive_reason: latest?.inactive_reason ?? null,
    reason: latest?.reason ?? null,
    history,
    next: isStaff && maySetState(viewer, found) ? [...nextStates(state)] : [],
    inactive_reasons: [...inactiveReasonsOf(found.case_type)],
    dispositions: describeDispositions(found, court),
    parties: describeParties(found, parties),
    assignments,
    hearings_before_others,
    covered_by: await findDutyJudge(db, found, court.today),
    challenge_rules: isStaff ? describeRules(found, court, assignments) : [],
    challenges,
    disqualifications,
    waiver_signers: disqualifications.some(({ waiver }) => waiver === null) ? await findWaiverSigners(db, id) : [],
    relations,
    transfers,
    abilities: { change_state: isStaff && maySetState(viewer, found), manage: manages },
  };
}

/** The parties that need a disposition each, if there are several. */
function describeParties(
  { case_type }: StoredCase,
  parties: Awaited<ReturnType<typeof findPartiesWithDispositions>>,
): CaseLife['parties'] {
  const each = partiesToDispose(case_type, parties);
  if (each.length < 2) return [];
  return each.map(({ id, full_name, role, disposition, decided_on }) => ({
    ...{ id, full_name, role, disposition, decided_on },
  }));
}

async function readHistory(db: Db, case_id: string): Promise<CaseLife['history']> {
  const found = await db
    .select({ change: caseStateChanges, by: personName(caseStateChanges.made_by) })
    .from(caseStateChanges)
    .where(eq(caseStateChanges.case_id, case_id))
    .orderBy(desc(caseStateChanges.number));
  return found.map(({ change, by }) => {
    const { number, state, inactive_reason, disposition, reason, effective_on } = change;
    return { number, state, inactive_reason, disposition, reason, effective_on, by, at: change.made_at.toISOString() };
  });
}

async function readAssignments(db: Db, viewer: Actor, case_id: string): Promise<CaseLife['assignments']> {
  const isStaff = isCourtStaff(viewer);
  const found = await db
    .select({ log: judgeAssignments, by: personName(judgeAssignments.assigned_by) })
    .from(judgeAssignments)
    .where(eq(judgeAssignments.case_id, case_id))
    .orderBy(desc(judgeAssignments.number));
  return found.map(({ log, by }) => ({
    number: log.number,
    source: log.source,
    judge: log.judge_name,
    previous_judge: log.previous_judge,
    rule: log.rule_name,
    method: log.method,
    reason: log.reason,
    by,
    at: log.assigned_at.toISOString(),
    draw:
      isStaff && log.seed !== null && log.point !== null
        ? { cards: log.cards, excluded: log.excluded, seed: log.seed, point: log.point }
        : null,
  }));
}

async function readChallenges(db: Db, viewer: Actor, case_id: string): Promise<CaseLife['challenges']> {
  const isStaff = isCourtStaff(viewer);
  const found = await db
    .select({ challenge: judgeChallenges, decided_by: personName(judgeChallenges.decided_by) })
    .from(judgeChallenges)
    .where(eq(judgeChallenges.case_id, case_id))
    .orderBy(asc(judgeChallenges.entered_at));
  return found.map(({ challenge, decided_by }) => {
    const rule = findChallengeRule(challenge.rule_id);
    const { id, version, party_name, filed_on, last_day, late, decide_by, grounds, status, decision_reason } =
      challenge;
    return {
      ...{ id, version, party_name, filed_on, last_day, late, decide_by, grounds, status, decision_reason, decided_by },
      name: rule?.name ?? challenge.rule_id,
      authority: rule?.authority ?? '',
      judge: challenge.judge_name,
      decide_effect: rule?.decide_within?.effect ?? null,
      decided_at: challenge.decided_at?.toISOString() ?? null,
      may_decide: isStaff && status === 'pending' && rule !== undefined && mayDecide(rule, decider(viewer, challenge)),
    };
  });
}

async function readDisqualifications(
  db: Db,
  found: StoredCase,
  court: KnownCourt,
): Promise<CaseLife['disqualifications']> {
  const rules = challengesOf(court, found.case_type);
  return (await findDisqualifications(db, found.id)).map(({ made, waiver_entry: entry }) => ({
    ...{ id: made.id, judge: made.judge_name, authority: made.authority },
    recorded_at: made.recorded_at.toISOString(),
    grounds: groundsOf(made.authority, rules, waiverGrounds).map(({ id, ground, waivable, authority }) => {
      return { id, ground, waivable, authority };
    }),
    waiver: made.waived_at && {
      ...{ ground: made.ground!, authority: made.waiver_authority!, entry, at: made.waived_at.toISOString() },
    },
  }));
}

function describeDispositions(found: StoredCase, court: KnownCourt): CaseLife['dispositions'] {
  const byLabel = new Map(listDispositions(found.case_type, court).map(({ label, manner }) => [label, manner]));
  return [...byLabel].map(([label, manner]) => ({ label, manner }));
}

/** The challenges of this court’s law. The time from notice of the assignment is shown as if it was given that day. */
function describeRules(
  found: StoredCase,
  court: KnownCourt,
  assignments: CaseLife['assignments'],
): CaseLife['challenge_rules'] {
  const latest = assignments[0];
  const assigned_on = latest ? dateInZone(new Date(latest.at), court.time_zone) : null;
  return challengesOf(court, found.case_type).map((rule) => {
    const { id, name, peremptory, ground, form, when, effect, decided_by, once_per, authority, confidence } = rule;
    const runs_from = rule.file_within?.from ?? null;
    return {
      ...{ id, name, peremptory, ground, form, when, effect, decided_by, once_per, authority, confidence, runs_from },
      note: rule.note ?? null,
      last_day:
        rule.file_within && assigned_on && runs_from === 'notice_of_assignment'
          ? lastDayOf(assigned_on, rule.file_within, court.calendar)
          : null,
    };
  });
}

async function findDutyJudge(db: Db, { judge_id, court_id }: StoredCase, today: string): Promise<string | null> {
  if (judge_id === null) return null;
  const duty = (await findCoverageOn(db, [judge_id], today)).get(judge_id);
  return duty ? ((await findJudge(db, court_id, duty))?.name ?? null) : null;
}
