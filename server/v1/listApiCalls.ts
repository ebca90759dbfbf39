import { desc, eq } from 'drizzle-orm';
import type { listApiCalls as asked } from '#contract/apiAccess';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { accessPerPage, mayReadCalls } from '#server/apiAccess/accessRepository';
import { apiCalls } from '#server/db/schema/v1';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** One page of the calls with a key, for its owner and for those who manage the court's API access. */
export async function listApiCalls(
  { db }: Needs<'db'>,
  viewer: Actor,
  { id, page }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  if (!(await mayReadCalls(db, viewer, id))) throw new Refusal('not_found');
  const matching = eq(apiCalls.key_id, id);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(apiCalls)
      .where(matching)
      .orderBy(desc(apiCalls.at))
      .limit(accessPerPage)
      .offset((page - 1) * accessPerPage),
    db.$count(apiCalls, matching),
  ]);
  const data = rows.map(({ key_id: _key, at, ...call }) => ({ ...call, at: at.toISOString() }));
  return { data, total, total_pages: Math.ceil(total / accessPerPage) };
}
