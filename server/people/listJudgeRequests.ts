import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listJudgeRequests as asked } from '#contract/people';
import { countJudgeRequests, findJudgeRequests, type JudgeRequest } from '#server/identity/judgeRequests';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Requests to be a judge of the user's court: pending ones oldest first, and of the decided ones the last. */
export async function listJudgeRequests(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { page, per_page, status }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const listed = { court_id, status };
  const [found, total] = await Promise.all([
    findJudgeRequests(db, listed, { limit: per_page, offset: (page - 1) * per_page }),
    countJudgeRequests(db, listed),
  ]);
  return { judges: found.map(describe), total, total_pages: Math.ceil(total / per_page) };
}

function describe({ profile, person }: JudgeRequest) {
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
