import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { recordActivity } from '#server/activity/recordActivity';
import { lockCourt } from '#server/courts/courtRepository';
import type { StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Change<Rules> = {
  /** The version of the settings that the administrator changes. */
  version: number;
  /** The rules that apply to the court, with its settings and their version. */
  describe: (tx: Db, court: StoredCourt) => Promise<Rules>;
  /** Refuses what the rules do not leave to the court. */
  check: (known: Rules) => void;
  save: (tx: Db, court: StoredCourt, next: number) => Promise<void>;
  record: (court: StoredCourt) => ActivityMessage;
};

/**
 * Changes a court's settings on some rules, and records it. Settings that another administrator has
 * changed are refused with their present state. Returns the rules as they apply then.
 */
export async function changeCourtRules<Rules extends { version: number }>(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, describe, check, save, record }: Change<Rules>,
): Promise<Rules> {
  return needs.db.transaction(async (tx) => {
    const court = await lockCourt(tx, actor.court_id);
    const known = await describe(tx, court);
    if (version !== known.version) throw new Refusal('changed_meanwhile', { version: known.version, current: known });
    check(known);
    await save(tx, court, version + 1);
    const subject = { subject_type: 'court', subject_id: actor.court_id } as const;
    await recordActivity(tx, needs, actor, { ...record(court), ...subject });
    return describe(tx, court);
  });
}
