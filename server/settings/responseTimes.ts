import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveResponseTime as asked, ResponseTimesOfCourt } from '#contract/responseTimes';
import { responseRulesOf, setsOwnTime } from '#domain/deadlines/motionResponse';
import { type OwnResponseTime, responseKinds } from '#domain/deadlines/responseTimes';
import { labelOfCode } from '#domain/docketing/codesOf';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { lockCourt } from '#server/courts/courtRepository';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import { findResponseTimes, saveResponseTime as save } from '#server/courts/responseTimes';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Asked = InputOf<typeof asked>;

/** The rules on file for the response to motions in the user's court, and the times that the court set. */
export async function readResponseTimes({ db }: Needs<'db'>, viewer: Actor): Promise<ResponseTimesOfCourt> {
  return describeTimes(db, viewer, await findCourt(db, viewer.court_id));
}

/** Changes the time that the court sets for one kind of motions. Deadlines and entries on record stay. */
export async function saveResponseTime(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { kind, version, ...typed }: Asked,
): Promise<ReplyOf<typeof asked>> {
  const times = await needs.db.transaction(async (tx) => {
    const court = await lockCourt(tx, actor.court_id);
    const { versions } = await findResponseTimes(tx, court.id);
    if (version !== versions[kind]) {
      const current = await describeTimes(tx, actor, court);
      throw new Refusal('changed_meanwhile', { version: versions[kind], current });
    }
    const own = completeTime(typed);
    await save(tx, { court_id: court.id, kind, version: version + 1 }, own);
    await recordActivity(tx, needs, actor, {
      action: 'response_time_set',
      subject_type: 'court',
      subject_id: court.id,
      values: { court: court.name, kind, set: own },
    });
    return describeTimes(tx, actor, court);
  });
  return { message: 'Response time saved', times };
}

/** A time without its unit, its start, or its authority is refused at the missing field. */
function completeTime({ days, unit, runs, authority }: Omit<Asked, 'kind' | 'version'>): OwnResponseTime | null {
  if (days === null) return null;
  if (!unit) throw invalidInput('unit', 'Choose days or court days.');
  if (!runs) throw invalidInput('runs', 'Choose from when the days are counted.');
  if (!authority) throw invalidInput('authority', 'Enter the local rule or order.');
  return { days, unit, runs, authority };
}

async function describeTimes(db: Db, viewer: Actor, court: StoredCourt): Promise<ResponseTimesOfCourt> {
  const { settings, versions } = await findResponseTimes(db, court.id);
  return {
    rules: responseRulesOf(court).map(({ source, variant: { id, amount, unit, rule } }) => ({
      rule_id: id,
      amount,
      unit: unit === 'days' || unit === 'court_days' ? unit : 'other',
      runs: source.runs,
      only: (source.only ?? []).map((code) => labelOfCode(code) ?? code),
      by_title: source.titled !== undefined,
      case_types: rule.case_types.filter((one) => one !== '*'),
      authority: rule.citation,
      confidence: rule.confidence,
      caveat: rule.caveat,
    })),
    own: responseKinds.map((kind) => ({ kind, set: settings[kind], version: versions[kind] })),
    own_first: setsOwnTime(court),
    can_manage: may(viewer.capacity, 'settings:court'),
  };
}
