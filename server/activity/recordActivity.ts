import { eq, sql } from 'drizzle-orm';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { chainStart } from '#domain/activity/canonicalLine';
import type { ActivitySubject } from '#domain/activity/subjects';
import { activities, activityHeads } from '#server/db/schema/activity';
import { storable } from '#server/db/storable';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { hashLine } from './hashLine.ts';

/** On whose behalf something is recorded: a person, a visitor of whom only the address is known, or the portal. */
export type Recorded =
  | {
      person_id: string;
      full_name: string;
      role: string;
      address: string | null;
      court_id?: string;
      /** The member of a firm who acts for this person: the line names the member. */
      through?: { person_id: string; full_name: string; role: string };
    }
  | { capacity: 'visitor'; address: string }
  | 'portal';

/** One value before and after a change: a field and its stored values, not in words. */
export type Change = { field: string; before: string | null; after: string | null };

/** What is recorded: an action with its values, for which the catalogs have the text, and its subject. */
export type NewActivity = ActivityMessage & {
  subject_type: ActivitySubject;
  subject_id: string;
  /** Whose own list the line is in besides the actor's: the filer of the filing, the person acted on. */
  concerns?: string | null;
  /** What was changed, where the use case compares it. */
  changes?: Change[];
  /** The court whose record it belongs to. By default the actor's, or else the installation's. */
  court_id?: string;
};

/**
 * Writes one line of the court's record inside the caller's transaction, sealed to the line before. Call it last:
 * from here to the commit no other line of this court can be written.
 */
export function recordActivity(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  who: Recorded,
  activity: NewActivity,
): Promise<void> {
  return recordActivities(tx, needs, who, [activity]);
}

/** The same for several lines of one court, each sealed to the one before, with as few statements as for one. */
export async function recordActivities(
  tx: Db,
  { config, now }: Needs<'config' | 'now'>,
  who: Recorded,
  all: readonly NewActivity[],
): Promise<void> {
  if (all.length === 0) return;
  const court_id = all[0]!.court_id ?? courtOf(who) ?? config.court.id;
  const { seq: last, previous_hash } = await takeNextPlaces(tx, court_id, all.length);
  const at = now();
  let previous = previous_hash;
  const lines = all.map((activity, index) => {
    const line = { ...lineOf(who, activity), court_id, seq: last - all.length + 1 + index, previous_hash: previous };
    previous = hashLine({ ...line, at: inMicroseconds(at) });
    return { ...line, at, hash: previous };
  });
  await tx.insert(activities).values(lines);
  await tx.update(activityHeads).set({ hash: previous }).where(eq(activityHeads.court_id, court_id));
}

function lineOf(who: Recorded, { action, subject_type, subject_id, values, concerns, changes }: NewActivity) {
  return {
    ...describeActor(who),
    ...{ action, subject_type, subject_id, values: storable(values) },
    ...{ concerns: concerns ?? null, changes: spellChanges(changes) },
  };
}

/** Advances the end of the chain by a number of lines and locks it, so that two lines never follow the same one. */
async function takeNextPlaces(
  tx: Db,
  court_id: string,
  lines: number,
): Promise<{ seq: number; previous_hash: string }> {
  const [head] = await tx
    .insert(activityHeads)
    .values({ court_id, seq: lines, hash: chainStart })
    .onConflictDoUpdate({ target: activityHeads.court_id, set: { seq: sql`${activityHeads.seq} + ${lines}` } })
    .returning({ seq: activityHeads.seq, previous_hash: activityHeads.hash });
  return head!;
}

function courtOf(who: Recorded): string | undefined {
  return typeof who === 'object' && 'court_id' in who ? who.court_id : undefined;
}

function describeActor(who: Recorded) {
  if (who === 'portal') return { actor_id: null, actor_name: null, actor_role: null, from_address: null };
  if ('capacity' in who && who.capacity === 'visitor') {
    return { actor_id: null, actor_name: null, actor_role: null, from_address: who.address };
  }
  const { through, address, ...self } = who as Extract<Recorded, { person_id: string }>;
  const person = through ?? self;
  return {
    actor_id: person.person_id,
    actor_name: storable(person.full_name),
    actor_role: person.role,
    // A job that acts for a person has no address.
    from_address: address || null,
  };
}

/** Null where nothing was compared, or nothing differs. */
function spellChanges(changes: Change[] = []): string | null {
  const real = changes.filter(({ before, after }) => before !== after);
  return real.length > 0 ? storable(JSON.stringify(real)) : null;
}

/** The moment as the verifier reads it from the database, where a time has six digits after the second. */
function inMicroseconds(at: Date): string {
  return at.toISOString().replace('Z', '000Z');
}
