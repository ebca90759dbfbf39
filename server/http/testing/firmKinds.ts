import { dayMs } from '#domain/days/days';
import { firmDelegations, firmInvitations, firmMembers, firms } from '#server/db/schema/firms';
import type { AccessWorld, Relation, Viewer } from './accessWorld.ts';

type Membership = { firm_id: string; member_id: string; person_id: string };

const known = new WeakMap<AccessWorld, Map<string, Promise<Membership>>>();

/** The firm of the person to whom the object belongs, which that person administers. */
function firmOf(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<Membership> {
  const person_id = world.ownerOf(relation, viewer);
  const ofWorld = known.get(world) ?? new Map<string, Promise<Membership>>();
  known.set(world, ofWorld);
  const found = ofWorld.get(person_id) ?? open(world, person_id);
  ofWorld.set(person_id, found);
  return found;
}

async function open(world: AccessWorld, person_id: string): Promise<Membership> {
  const { db } = world.court;
  const [firm] = await db
    .insert(firms)
    .values({ name: `Firm ${world.next()}`, created_by: person_id })
    .returning();
  const firm_id = firm!.id;
  return { firm_id, person_id, member_id: await enroll(world, firm_id, person_id, true) };
}

async function enroll(world: AccessWorld, firm_id: string, person_id: string, administrator = false): Promise<string> {
  const joined_at = world.court.services.now();
  const [made] = await world.court.db
    .insert(firmMembers)
    .values({ firm_id, person_id, position: 'attorney', administrator, joined_at })
    .returning();
  return made!.id;
}

/** A colleague in the firm. */
export async function makeMember(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const { firm_id } = await firmOf(world, relation, viewer);
  return enroll(world, firm_id, await world.person(world.courtOf(relation)));
}

export async function makeFirmInvitation(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const { firm_id, person_id } = await firmOf(world, relation, viewer);
  const sent = { email: `invited${world.next()}@example.com`, position: 'paralegal' as const, invited_by: person_id };
  const expires_at = new Date(world.court.services.now().getTime() + dayMs);
  const [made] = await world.court.db
    .insert(firmInvitations)
    .values({ firm_id, ...sent, expires_at })
    .returning();
  return made!.id;
}

/** What the person authorized a colleague to do. */
export async function makeDelegation(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const { firm_id, member_id } = await firmOf(world, relation, viewer);
  const delegate_id = await makeMember(world, relation, viewer);
  const given = { attorney_id: member_id, delegate_id, may_file: true, given_at: world.court.services.now() };
  const [made] = await world.court.db
    .insert(firmDelegations)
    .values({ firm_id, ...given })
    .returning();
  return made!.id;
}

/** Makes sure that the owner of an object has a firm. */
export async function haveFirm(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<void> {
  await firmOf(world, relation, viewer);
}
