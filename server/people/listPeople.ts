import { and } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listPeople as asked } from '#contract/people';
import { matchesAll } from '#server/db/matchesAll';
import {
  countPeople,
  findPeople,
  foundBy,
  inRole,
  inState,
  orderPeople,
} from '#server/identity/members/memberRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** One page of the people who act in the user's court. */
export async function listPeople(
  { db }: Needs<'db'>,
  actor: Actor,
  { page, per_page, q, role, state, sort, direction }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const matching = and(
    q ? matchesAll(foundBy, q) : undefined,
    role ? inRole(role) : undefined,
    state ? inState(state) : undefined,
  );
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const [people, total] = await Promise.all([
    findPeople(db, actor, matching, [orderPeople(sort, direction)], window),
    countPeople(db, actor, matching),
  ]);
  return { people, total, total_pages: Math.ceil(total / per_page) };
}
