import type { disqualifyJudge as asked } from '#contract/caseLife';
import type { InputOf } from '#contract/endpoint';
import { challengesOf } from '#domain/cases/challenges';
import { spellDay } from '#domain/days/spellDay';
import { docketEventNamed, docketStyleOf } from '#domain/docketing/codesOf';
import { docketText } from '#domain/docketing/docketText';
import { recordActivity } from '#server/activity/recordActivity';
import { lockCase, raiseVersion, type StoredCase } from '#server/cases/caseRepository';
import { recordDisqualification } from '#server/cases/judges/disqualifications';
import { vacateJudge } from '#server/cases/judges/vacateJudge';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { enterEvent } from '#server/docketing/enterEvent';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Working = Needs<'db' | 'config' | 'now'>;
type Input = InputOf<typeof asked>;

/**
 * Records that a judge is disqualified: judges for themselves, clerks for the assigned judge by order. The docket states
 * it, the case loses its judge and is in the clerks’ list, and from the end of the transaction no call of the judge or of
 * the judge’s chambers has the case. The reply therefore contains none of it.
 */
export async function disqualifyJudge(needs: Working, actor: Actor, input: Input): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, input.id, input.version);
    const court = await readCourt(tx, needs.now(), held.court_id);
    const judge = judgeOf(actor, held);
    const rule = challengesOf(court, held.case_type).find(({ id, peremptory }) => id === input.rule_id && !peremptory);
    if (!rule) throw invalidInput('rule_id', 'Choose an authority of this court’s law');
    const text = writeEntry(actor, judge.name, { rule, input, court });
    const event = docketEventNamed('recusal');
    const entry = await enterEvent(tx, needs, actor, held, { event, text, filed_on: court.today, document: null });
    const { authority } = rule;
    const about = { court_id: held.court_id, case_id: held.id, judge_id: judge.id, judge_name: judge.name };
    const recorded = { recorded_by: actor.person_id, recorded_at: needs.now() };
    const made = { ...about, authority, reason: input.reason, entry_id: entry.id, ...recorded };
    if (!(await recordDisqualification(tx, made))) throw new Refusal('judge_disqualified');
    await raiseVersion(tx, held);
    if (isAssigned(held, judge)) await vacateJudge(tx, needs, actor, held, `${rule.name} (${authority})`);
    await recordActivity(tx, needs, actor, {
      action: 'judge_disqualified',
      values: { case_number: held.case_number, judge: judge.name, authority, reason: input.reason },
      ...{ subject_type: 'case', subject_id: held.id, concerns: judge.id },
    });
    return { message: `${judge.name} is disqualified. Docket entry ${entry.number}.` };
  });
}

type Judge = { id: string; name: string };

function judgeOf(actor: Actor, held: StoredCase): Judge {
  if (actor.capacity === 'judge') return { id: actor.person_id, name: actor.full_name };
  if (held.judge_id === null) throw new Refusal('no_judge_to_challenge');
  return { id: held.judge_id, name: held.judge_name ?? '' };
}

const isAssigned = ({ judge_id, judge_name }: StoredCase, judge: Judge): boolean =>
  judge_id === judge.id || (judge_id === null && judge_name?.toLowerCase() === judge.name.toLowerCase());

type Writing = { rule: { authority: string }; input: Input; court: KnownCourt };

/** The text of the field’s list of events, with the authority; a clerk’s entry states the order. */
function writeEntry(actor: Actor, judge: string, { rule, input, court }: Writing): string {
  const written = docketText(docketEventNamed('recusal'), { judge }, docketStyleOf(court));
  const text = 'text' in written ? written.text : judge;
  const sentence = text.endsWith('.') ? text : `${text}.`;
  if (actor.capacity === 'judge') return `${sentence} ${rule.authority}.`;
  const { ordered_on } = input;
  if (!ordered_on) throw invalidInput('ordered_on', 'Enter the date of the order');
  if (ordered_on > court.today) throw invalidInput('ordered_on', 'This date is in the future');
  return `${sentence} ${rule.authority}. By order of ${spellDay(ordered_on)}.`;
}
