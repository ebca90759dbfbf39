import { and, eq, sql } from 'drizzle-orm';
import type { listAttorneys as asked, Roster } from '#contract/attorneys';
import type { InputOf } from '#contract/endpoint';
import { abilitiesOn } from '#domain/attorneys/abilitiesOn';
import { matchesAll } from '#server/db/matchesAll';
import { attorneys } from '#server/db/schema/attorneys';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countAttorneys, countRoster, findAttorneys, orderBy } from './attorneyRepository.ts';
import { describeAttorney } from './describeAttorney.ts';

/** One page of the roster of the user's court, with statistics of the entire roster. */
export async function listAttorneys(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page, per_page, q, status, sort, direction }: InputOf<typeof asked>,
): Promise<Roster> {
  const matching = and(
    eq(attorneys.court_id, viewer.court_id),
    q ? matchesAll(searchedText.attorneys, q) : undefined,
    status ? eq(sql`lower(${attorneys.status})`, status.toLowerCase()) : undefined,
  );
  const [found, total_attorneys, statistics] = await Promise.all([
    findAttorneys(db, matching, [orderBy(sort, direction)], { limit: per_page, offset: (page - 1) * per_page }),
    countAttorneys(db, matching),
    countRoster(db, viewer.court_id),
  ]);
  return {
    data: found.map((entry) => ({ ...describeAttorney(entry), abilities: abilitiesOn(entry, viewer) })),
    total_attorneys,
    total_pages: Math.ceil(total_attorneys / per_page),
    statistics,
  };
}
