import type { AcceptanceRulesOfCourt, saveAcceptanceSettings as asked } from '#contract/acceptanceSettings';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import { partialAcceptanceOf } from '#domain/acceptance/partialAcceptance';
import { may } from '#domain/identity/permissions';
import { findPartialSetting, savePartialSetting } from '#server/courts/courtAcceptance';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { changeCourtRules } from './changeCourtRules.ts';

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
  const rules = await changeCourtRules(needs, actor, {
    version,
    describe: (tx, court) => describeRules(tx, actor, court),
    check: ({ may_set }) => {
      if (settings.partial !== null && !may_set) {
        throw invalidInput('partial', 'The rule on file leaves the court no choice here.');
      }
      if (settings.partial !== null && !settings.authority) {
        throw invalidInput('authority', 'Enter the local rule or order.');
      }
    },
    save: (tx, court, next) => savePartialSetting(tx, court.id, settings, next),
    record: (court) => ({ action: 'acceptance_rules_set', values: { court: court.name, ...settings } }),
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
