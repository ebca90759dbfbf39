import { and, asc, desc, eq } from 'drizzle-orm';
import type { AttorneyDetails } from '#contract/attorneys';
import { abilitiesOn } from '#domain/attorneys/abilitiesOn';
import { areCasesCounted, findAttorney } from '#server/attorneys/attorneyRepository';
import { describeAttorney } from '#server/attorneys/describeAttorney';
import { listStandings } from '#server/attorneys/standings';
import { caseAssignments, cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleCases } from '#server/visibility/visibleCases';

/** One entry of the roster with those of its cases that the user has access to, open ones first. */
export async function readAttorney({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<{ data: AttorneyDetails }> {
  const entry = await findAttorney(db, viewer, id);
  const [assigned, cases_counted] = await Promise.all([
    db
      .select({ id: cases.id, case_number: cases.case_number, title: cases.title, status: cases.status })
      .from(caseAssignments)
      .innerJoin(cases, eq(cases.id, caseAssignments.case_id))
      .where(and(eq(caseAssignments.attorney_id, id), visibleCases(db, viewer)))
      .orderBy(desc(cases.status), asc(cases.case_number)),
    areCasesCounted(db, viewer.court_id),
  ]);
  const abilities = abilitiesOn(entry, viewer);
  const { firm } = entry;
  const standings = await listStandings(db, id, entry);
  // Addresses are for the court and the attorney concerned.
  const email = abilities.edit ? entry.email : null;
  return { data: { ...describeAttorney(entry), firm, email, standings, cases_counted, cases: assigned, abilities } };
}
