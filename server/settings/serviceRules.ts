import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveServiceSettings as asked, ServiceRulesOfCourt } from '#contract/serviceSettings';
import { may } from '#domain/identity/permissions';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { eServiceRules, momentOfService } from '#domain/service/eServiceRules';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findServiceSetting, saveServiceSetting } from '#server/service/serviceRepository';
import { changeCourtRules } from './changeCourtRules.ts';

/** When the portal serves filings in the user’s court, and under which rule or setting. */
export async function readServiceRules({ db }: Needs<'db'>, viewer: Actor): Promise<ServiceRulesOfCourt> {
  return describeRules(db, viewer, await findCourt(db, viewer.court_id));
}

/** Changes the court’s setting. The service of filings on record does not change. */
export async function saveServiceSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...settings }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const rules = await changeCourtRules(needs, actor, {
    version,
    describe: (tx, court) => describeRules(tx, actor, court),
    check: () => {
      if (settings.moment !== null && !settings.authority) {
        throw invalidInput('authority', 'Enter the local rule or order.');
      }
    },
    save: (tx, court, next) => saveServiceSetting(tx, court.id, settings, next),
    record: (court) => ({ action: 'service_rules_set', values: { court: court.name, ...settings } }),
  });
  return { message: 'Service settings saved', rules };
}

async function describeRules(db: Db, viewer: Actor, court: StoredCourt): Promise<ServiceRulesOfCourt> {
  const { settings, version } = await findServiceSetting(db, court.id);
  const rule = eServiceRules[practiceSystemOf(court, 'Civil Complaint')];
  return {
    settings,
    version,
    ...momentOfService(rule, settings),
    can_manage: may(viewer.capacity, 'settings:court'),
  };
}
