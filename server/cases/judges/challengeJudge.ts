import { eq } from 'drizzle-orm';
import type { challengeJudge as asked } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { challengesOf, lastDayOf, limitKeyOf } from '#domain/cases/challenges';
import type { ChallengeRule } from '#domain/cases/JudgeChallenge';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { judgeChallenges } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockCase, readCaseDetails } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';

type Entered = InputOf<typeof asked>;

/**
 * Enters a challenge of the assigned judge with its time limits. A late one is refused unless it goes to a judge. The
 * unique index on the limit refuses a second one, also when two clerks enter them at the same moment.
 */
export async function challengeJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  entered: Entered,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, entered.id, entered.version);
    const court = await readCourt(tx, needs.now(), held.court_id);
    const rule = challengesOf(court, held.case_type).find(({ id }) => id === entered.rule_id);
    if (!rule) throw invalidInput('rule_id', 'Choose a challenge that this court’s law provides');
    if (held.judge_name === null) throw new Refusal('no_judge_to_challenge');
    const times = computeTimes(rule, entered, court);
    if (times.late && !entered.to_judge_although_late)
      throw new Refusal('challenge_late', { last_day: times.last_day });
    const at = needs.now();
    await tx.insert(judgeChallenges).values({
      case_id: held.id,
      rule_id: rule.id,
      side: entered.side,
      party_name: entered.party_name,
      judge_id: held.judge_id,
      judge_name: held.judge_name,
      filed_on: entered.filed_on,
      ...times,
      limit_key: limitKeyOf(rule, entered),
      status: 'pending',
      grounds: entered.grounds,
      entered_by: actor.person_id,
      entered_at: at,
    });
    await tx
      .update(cases)
      .set({ version: held.version + 1 })
      .where(eq(cases.id, held.id));
    const values = { challenge: rule.name, party: entered.party_name, judge: held.judge_name };
    await enterOnDocket(tx, held.id, {
      filed_on: entered.filed_on,
      entered_at: at,
      entered_by: actor.person_id,
      kind: 'notice',
      description: say('docket.judge_challenged', { ...values, authority: rule.authority, late: times.late }),
    });
    await announce(tx, needs, { code: 'case.judge_challenged', ...aboutCase(held) });
    const details = await readCaseDetails(tx, actor, held.id);
    await recordActivity(tx, needs, actor, {
      action: 'judge_challenged',
      values: { case_number: held.case_number, ...values },
      subject_type: 'case',
      subject_id: held.id,
      concerns: held.judge_id,
    });
    return { message: 'Challenge entered', case: details };
  });
}

/** The last day to file and to decide, with the court’s calendar. */
function computeTimes(rule: ChallengeRule, { filed_on, counted_from }: Entered, { calendar, today }: KnownCourt) {
  if (filed_on > today) throw invalidInput('filed_on', 'This date is in the future');
  if (rule.file_within && !counted_from) throw invalidInput('counted_from', 'Enter the date from which the time runs');
  if (counted_from && counted_from > filed_on) throw invalidInput('counted_from', 'This date is after the filing');
  const last_day = rule.file_within && counted_from ? lastDayOf(counted_from, rule.file_within, calendar) : null;
  return {
    counted_from: rule.file_within ? (counted_from ?? null) : null,
    last_day,
    late: last_day !== null && filed_on > last_day,
    decide_by: rule.decide_within ? lastDayOf(filed_on, rule.decide_within, calendar) : null,
  };
}
