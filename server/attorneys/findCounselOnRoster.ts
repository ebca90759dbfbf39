import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { bareBarNumber, sameBarNumber } from '#domain/attorneys/barNumber';
import { attorneys } from '#server/db/schema/attorneys';
import { rosterFirms } from '#server/db/schema/rosterCases';
import type { Db } from '#server/kernel/Database';
import { firmsOf } from './findFirms.ts';

/** Counsel of a case: an entry of the roster, or the bar number in a document. */
type Named = { attorney_id: string | null; bar_number: string | null };
type OnRoster = { id: string; full_name: string; firms: string[] };

/** The entries of some counsel on a court’s roster, with their firms. */
export async function findCounselOnRoster(
  db: Db,
  court_id: string,
  counsel: readonly Named[],
): Promise<(named: Named) => OnRoster | undefined> {
  const ids = counsel.flatMap(({ attorney_id }) => attorney_id ?? []);
  const numbers = counsel.flatMap(({ attorney_id, bar_number }) =>
    attorney_id === null && bar_number !== null ? bareBarNumber(bar_number) : [],
  );
  if (ids.length === 0 && numbers.length === 0) return () => undefined;
  const { id, full_name, bar_number, firm } = attorneys;
  const found = await db
    .select({ id, full_name, bar_number, firm, portal_firm: rosterFirms.name })
    .from(attorneys)
    .leftJoin(rosterFirms, eq(rosterFirms.person_id, attorneys.person_id))
    .where(
      and(
        eq(attorneys.court_id, court_id),
        or(inArray(id, [...new Set(ids)]), inArray(sql`bare_bar_number(${bar_number})`, [...new Set(numbers)])),
      ),
    )
    .orderBy(asc(id));
  const entries = found.map((one) => ({ ...one, firms: firmsOf(one) }));
  return (named) => {
    if (named.attorney_id !== null) return entries.find((one) => one.id === named.attorney_id);
    const number = named.bar_number;
    if (number === null) return undefined;
    return (
      entries.find((one) => one.bar_number === number) ?? entries.find((one) => sameBarNumber(one.bar_number, number))
    );
  };
}
