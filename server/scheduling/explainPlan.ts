import type { ExplainedPlace, explainOtherPlace, explainPlace } from '#contract/calendarPlans';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { writePlanObjection } from '#contract/messages/writeMessages';
import { addDays, daysBetween } from '#domain/days/days';
import { noCosts } from '#domain/scheduling/costs';
import { Explanation, type Slot, type WhyNot } from '#domain/scheduling/explain';
import type { Instance, OpenHearing, Solution } from '#domain/scheduling/Instance';
import { nameObjection, type PlanNames } from '#domain/scheduling/plans/nameParts';
import { type PlanTimes, planTimes } from '#domain/scheduling/plans/planTimes';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readNamedPlan } from './planNames.ts';
import { findFullPlan, findPlanItems } from './planRepository.ts';

/** Earlier days that an explanation examines. */
const mostDays = 5;

/** Why a plan places a hearing where it does. */
export async function explainWhy(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, hearing_id }: InputOf<typeof explainPlace>,
): Promise<ReplyOf<typeof explainPlace>> {
  const shown = await openExplanation(db, actor, id, hearing_id);
  const { instance, explanation, names } = shown;
  const hearing = instance.hearings.find((one) => one.id === hearing_id)!;
  const { earliest, earliest_authority: authority, weight } = hearing;
  const why = explanation.why(hearing_id, mostDays);
  const because = authority === null ? null : { code: 'too_early' as const, day: earliest, authority };
  return {
    place: why && placeOf(why.at, shown),
    cost: why?.cost ?? 0,
    terms: why?.terms ?? noCosts,
    weight,
    usual: usualOf(hearing, why?.at.judge, shown),
    first_possible: {
      day: names.day(earliest),
      because: because && writePlanObjection(nameObjection({ ...because, hearing: hearing_id }, names)),
    },
    earlier: (why?.cheaper ?? []).map((one) => describeWhyNot(one, shown)),
  };
}

/** The usual duration of a hearing before a judge, or of its type before all; null for plans that did not count them. */
function usualOf({ usual }: OpenHearing, judge_id: string | undefined, { names, instance }: Shown) {
  const ofJudge = usual?.by_judge.find(({ judge }) => judge === judge_id);
  const past = ofJudge ?? usual;
  if (!past || past.count === null) return null;
  const minutes = Math.round(past.slots * instance.slot_minutes);
  return { minutes, count: past.count, judge: ofJudge ? names.judge(ofJudge.judge) : null };
}

/** Why a plan does not place a hearing at another time. */
export async function explainWhyNot(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, hearing_id, date, time, judge_id, courtroom_id }: InputOf<typeof explainOtherPlace>,
): Promise<ExplainedPlace> {
  const shown = await openExplanation(db, actor, id, hearing_id);
  const { instance, explanation, times } = shown;
  const day = times.dayOf(date);
  if (day < 0 || day >= instance.days.length) throw invalidInput('date', 'Choose a day of the plan');
  const at = time === undefined ? null : times.placeOf({ date, time });
  if (time !== undefined && !at) throw invalidInput('time', 'Choose a time within the hours of the court');
  const isKnown = (list: readonly { id: string }[], one: string | undefined) =>
    one === undefined || list.some((known) => known.id === one);
  if (!isKnown(instance.judges, judge_id)) throw invalidInput('judge_id', 'Choose a judge of the plan');
  if (!isKnown(instance.rooms, courtroom_id)) throw invalidInput('courtroom_id', 'Choose a courtroom of the plan');
  const question = {
    day,
    ...(at && { slot: at.slot }),
    ...(judge_id && { judge: judge_id }),
    ...(courtroom_id && { room: courtroom_id }),
  };
  const why = explanation.whyNotOn(hearing_id, question);
  if (!why) throw invalidInput('date', 'No judge of the plan can hear this hearing on that day');
  return describeWhyNot(why, shown);
}

type Shown = {
  instance: Instance;
  explanation: Explanation;
  names: PlanNames;
  times: PlanTimes;
  /** The hearings of the plan to which the user has access, with their case numbers. */
  numbers: ReadonlyMap<string, string>;
};

/** The plan as its search left it: the explanation is of the calendar that it saw. */
async function openExplanation(db: Db, actor: Actor, id: string, hearing_id: string): Promise<Shown> {
  const plan = await findFullPlan(db, actor.court_id, id);
  const { instance, best, begins_at } = plan ?? {};
  if (!plan || !instance || !best || !begins_at || plan.finished_at === null) throw new Refusal('not_found');
  const { names, hearings } = await readNamedPlan(db, actor, plan);
  const ids = instance.hearings.map((one) => one.id);
  const numbers = new Map(
    ids.flatMap((one) => {
      const found = hearings.get(one);
      return found ? [[one, found.hearing.case_number] as const] : [];
    }),
  );
  const items = await findPlanItems(db, id);
  if (!numbers.has(hearing_id) || !items.some((item) => item.hearing_id === hearing_id)) throw new Refusal('not_found');
  const dates = Array.from({ length: daysBetween(plan.first_day, plan.last_day) + 1 }, (_, index) =>
    addDays(plan.first_day, index),
  );
  const times = planTimes({ dates, begins: begins_at.slice(0, 5), slots: instance.days[0]!.slots });
  return { instance, explanation: new Explanation(instance, best as Solution), names, times, numbers };
}

function describeWhyNot({ at, objections, difference, terms }: WhyNot, shown: Shown): ExplainedPlace {
  const { names, numbers } = shown;
  const said = objections.map((objection) => {
    const by = 'by' in objection ? objection.by : null;
    const case_number = by === null ? undefined : numbers.get(by);
    return {
      ...{ code: objection.code, text: writePlanObjection(nameObjection(objection, names)) },
      moves: by !== null && case_number !== undefined ? { hearing_id: by, case_number } : null,
    };
  });
  const texts = new Set<string>();
  const once = said.filter(({ text }) => !texts.has(text) && texts.add(text));
  return { ...placeOf(at, shown), objections: once, difference, terms };
}

function placeOf({ day, slot, judge, room, sitting }: Slot, { names, times }: Shown) {
  const { date: hearing_date, time: hearing_time } = times.timeOf(day, slot);
  const place = { hearing_date, hearing_time, judge: names.judge(judge), venue: names.room(room) };
  return { ...place, sitting: sitting === null ? null : names.sitting(sitting) };
}
