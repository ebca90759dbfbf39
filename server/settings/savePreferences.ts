import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '#contract/endpoint';
import type { savePreferences as asked, Preferences } from '#contract/settings';
import { preferenceNames } from '#domain/activity/messages/ownWork';
import { recordActivity } from '#server/activity/recordActivity';
import { describePreferences, lockPreferences, putPreferences } from '#server/identity/preferenceRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Change = InputOf<typeof asked>;

/** Changes some of the user's preferences. Omitted ones stay the same. */
export async function savePreferences(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  change: Change,
): Promise<{ message: string; preferences: Preferences }> {
  const preferences = await needs.db.transaction(async (tx) => {
    const stored = await lockPreferences(tx, actor.person_id);
    const before = describePreferences(stored, actor.capacity);
    if (change.version !== undefined && change.version !== before.version) {
      throw new Refusal('changed_meanwhile', { version: before.version, current: before });
    }
    const after: Preferences = {
      ...before,
      ...named(change),
      reminders: before.reminders && (change.reminders ?? before.reminders),
      notifications: { ...before.notifications, ...change.notifications },
    };
    const changed = preferenceNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    if (changed.length === 0) return before;

    const saved = await putPreferences(tx, {
      person_id: actor.person_id,
      ...pick(after),
      // People who do not file have none to choose.
      reminders: change.reminders && before.reminders ? after.reminders : (stored?.reminders ?? null),
      notifications: { ...stored?.notifications, ...after.notifications },
      version: before.version + 1,
      updated_at: needs.now(),
    });
    await recordActivity(tx, needs, actor, {
      action: 'preferences_changed',
      subject_type: 'preferences',
      subject_id: actor.person_id,
      values: { preferences: changed },
    });
    return describePreferences(saved, actor.capacity);
  });
  return { message: 'Preferences saved', preferences };
}

/** The given fields; omitted fields stay the same. */
function named(change: Change): Partial<Preferences> {
  return Object.fromEntries(
    preferenceNames.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]),
  );
}

function pick({ date_format, time_format, theme, language, usual_court }: Preferences) {
  return { date_format, time_format, theme, language, usual_court };
}
