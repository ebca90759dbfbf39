import { and, eq, isNull, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { changeFirm as changing, createFirm as creating } from '#contract/firms';
import { firmMembers, firms } from '#server/db/schema/firms';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeOwnFirm, lockFirmAsAdministrator } from './firmRepository.ts';
import { recordOnFirm } from './recordOnFirm.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** Creates a firm with the attorney as its administrator. A person belongs to one firm at a time. */
export async function createFirm(
  needs: Tools,
  actor: Actor,
  { name, address }: InputOf<typeof creating>,
): Promise<ReplyOf<typeof creating>> {
  return needs.db.transaction(async (tx) => {
    const at = needs.now();
    const { person_id } = actor;
    const own = and(eq(firmMembers.person_id, person_id), isNull(firmMembers.ended_at));
    if ((await tx.$count(firmMembers, own)) > 0) throw new Refusal('firm_already_member');
    const [made] = await tx.insert(firms).values({ name, address, created_by: person_id, created_at: at }).returning();
    const firm_id = made!.id;
    const joined = await tx
      .insert(firmMembers)
      .values({ firm_id, person_id, position: 'attorney', administrator: true, joined_at: at })
      .onConflictDoNothing()
      .returning({ id: firmMembers.id });
    // Joined elsewhere at the same moment.
    if (joined.length === 0) throw new Refusal('firm_already_member');
    const firm = await describeOwnFirm(tx, actor);
    await recordOnFirm(tx, needs, actor, firm_id, { action: 'firm_created', values: { firm: name } });
    return { message: `${name} created`, firm: firm! };
  });
}

/** Changes the name and the address of the user's firm. */
export async function changeFirm(
  needs: Tools,
  actor: Actor,
  { name, address, version }: InputOf<typeof changing>,
): Promise<ReplyOf<typeof changing>> {
  return needs.db.transaction(async (tx) => {
    const { firm } = await lockFirmAsAdministrator(tx, actor);
    if (firm.version !== version) {
      throw new Refusal('changed_meanwhile', { version: firm.version, current: await describeOwnFirm(tx, actor) });
    }
    await tx
      .update(firms)
      .set({ name, address, version: sql`${firms.version} + 1` })
      .where(eq(firms.id, firm.id));
    const changed = await describeOwnFirm(tx, actor);
    await recordOnFirm(tx, needs, actor, firm.id, {
      action: 'firm_changed',
      values: { firm: name },
      changes: [
        { field: 'name', before: firm.name, after: name },
        { field: 'address', before: firm.address, after: address },
      ],
    });
    return { message: 'Firm saved', firm: changed! };
  });
}
