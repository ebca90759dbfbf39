import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveTentativeSettings as asked, TentativeRulesOfCourt } from '#contract/tentativeSettings';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { may } from '#domain/identity/permissions';
import { tentativeRuleOf } from '#domain/rulings/tentatives/tentativeRules';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findTentativeSetting, saveTentativeSetting } from '#server/rulings/tentatives/courtTentatives';
import { changeCourtRules } from './changeCourtRules.ts';

/** Whether and when the user’s court publishes tentative rulings, and under which rule or setting. */
export async function readTentativeRules({ db }: Needs<'db'>, viewer: Actor): Promise<TentativeRulesOfCourt> {
  return describeRules(db, viewer, await findCourt(db, viewer.court_id));
}

/** Changes the court’s setting. Tentative rulings that are published stay so. */
export async function saveTentativeSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...settings }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { practice, publish_time, notice_time, authority } = settings;
  const rules = await changeCourtRules(needs, actor, {
    version,
    describe: (tx, court) => describeRules(tx, actor, court),
    check: () => {
      const isSet = practice !== null || publish_time !== null || notice_time !== null;
      if (isSet && !authority) throw invalidInput('authority', 'Enter the local rule or order.');
      const times = tentativeRuleOf(null, settings);
      if (times.notice_time !== null && times.notice_time <= times.publish_time) {
        throw invalidInput('notice_time', 'Enter a time after the publication.');
      }
    },
    save: (tx, court, next) => saveTentativeSetting(tx, court.id, settings, next),
    record: (court) => ({ action: 'tentative_rules_set', values: { court: court.name, ...settings } }),
  });
  return { message: 'Settings for tentative rulings saved', rules };
}

async function describeRules(db: Db, viewer: Actor, court: StoredCourt): Promise<TentativeRulesOfCourt> {
  const { settings, version } = await findTentativeSetting(db, court.id);
  const rule = tentativeRuleOf(codeSystemOf(court), settings);
  return { settings, version, ...rule, can_manage: may(viewer.capacity, 'settings:court') };
}
