import type { AcceptanceRulesOfCourt, saveAcceptanceSettings as asked } from '#contract/acceptanceSettings';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import { partialAcceptanceOf } from '#domain/acceptance/partialAcceptance';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { findPartialSetting, savePartialSetting } from '#server/courts/courtAcceptance';
import { lockCourt } from '#server/courts/courtRepository';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Whether the user's court returns an attachment alone, and under which rule or setting. */
export async function readAcceptanceRules({ db }: Needs<'db'>, viewer: Actor): Promise<AcceptanceRulesOfCourt> {
  return describeRules(db, viewer, await findCourt(db, viewer.court_id));
}

/** Changes the court's setting, where the law leaves one. Decisions on record stay. */
export async function saveAcceptanceSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...settings }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const rules = await needs.db.transaction(async (tx) => {
    const court = await lockCourt(tx, actor.court_id);
    const known = await describeRules(tx, actor, court);
    if (version !== known.version) throw new Refusal('changed_meanwhile', { version: known.version, current: known });
    if (settings.partial !== null && !known.may_set) {
      throw invalidInput('partial', 'The rule on file leaves the court no choice here.');
    }
    if (settings.partial !== null && !settings.authority) {
      throw invalidInput('authority', 'Enter the local rule or order.');
    }
    await savePartialSetting(tx, actor.court_id, settings, version + 1);
    await recordActivity(tx, needs, actor, {
      action: 'acceptance_rules_set',
      subject_type: 'court',
      subject_id: actor.court_id,
      values: { court: court.name, ...settings },
    });
    return describeRules(tx, actor, court);
  });
  return { message: 'Acceptance settings saved', rules };
}

async function describeRules(db: Db, viewer: Actor, court: StoredCourt): Promise<AcceptanceRulesOfCourt> {
  const { settings, version } = await findPartialSetting(db, court.id);
  const policy = policyOf(court);
  return {
    system_name: policy.name,
    settings,
    version,
    ...partialAcceptanceOf(policy, settings),
    can_manage: may(viewer.capacity, 'settings:court'),
  };
}
