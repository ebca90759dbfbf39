import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listJudgeRequests as asked } from '#contract/people';
import { judgeProfiles, people } from '#server/db/schema/people';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Who asks to be a judge of the user's court; the longest waiting first, of those decided the last one. */
export async function listJudgeRequests(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { page, per_page, status }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const matching = and(
    eq(judgeProfiles.court_id, court_id),
    eq(judgeProfiles.status, status),
    isNull(people.deactivated_at),
  );
  const order = status === 'pending' ? asc(judgeProfiles.created_at) : desc(judgeProfiles.decided_at);
  const [found, [counted]] = await Promise.all([
    db
      .select({ profile: judgeProfiles, person: people })
      .from(judgeProfiles)
      .innerJoin(people, eq(people.id, judgeProfiles.person_id))
      .where(matching)
      .orderBy(order, asc(people.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ n: count() })
      .from(judgeProfiles)
      .innerJoin(people, eq(people.id, judgeProfiles.person_id))
      .where(matching),
  ]);
  const total = counted!.n;
  return { judges: found.map(describe), total, total_pages: Math.ceil(total / per_page) };
}

type Row = { profile: typeof judgeProfiles.$inferSelect; person: typeof people.$inferSelect };

function describe({ profile, person }: Row) {
  const { person_id, specialization, bar_number, location, court_house, status, reason, version } = profile;
  return {
    person_id,
    full_name: person.full_name,
    email: person.email,
    email_verified: person.email_verified_at !== null,
    specialization,
    bar_number,
    location,
    court_house,
    status,
    reason,
    version,
    created_at: profile.created_at.toISOString(),
    decided_at: profile.decided_at?.toISOString() ?? null,
  };
}
