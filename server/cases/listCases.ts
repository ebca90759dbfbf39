import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { listCases as asked, CaseList } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countSeenFilings } from '#server/visibility/seenFilings';
import { visibleCases } from '#server/visibility/visibleCases';
import { describeCase } from './caseRepository.ts';
import { matchesCase } from './matchesCase.ts';

export const casesPerPage = 20;

const columns = { opened_on: cases.opened_on, case_number: cases.case_number, title: sql`lower(${cases.title})` };

/** One page of the cases that the user has access to. */
export async function listCases(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page, q, status, case_type, category, sort, direction }: InputOf<typeof asked>,
): Promise<CaseList> {
  const matching = and(
    visibleCases(db, viewer),
    q ? matchesCase(viewer, q) : undefined,
    status ? eq(cases.status, status) : undefined,
    case_type ? eq(cases.case_type, case_type) : undefined,
    category ? eq(cases.category, category) : undefined,
  );
  const order = direction === 'ascending' ? asc(columns[sort]) : desc(columns[sort]);
  const [found, counted] = await Promise.all([
    db
      .select()
      .from(cases)
      .where(matching)
      .orderBy(order, asc(cases.case_number), asc(cases.id))
      .limit(casesPerPage)
      .offset((page - 1) * casesPerPage),
    db.$count(cases, matching),
  ]);
  const filed = await countSeenFilings(
    db,
    viewer,
    found.map(({ id }) => id),
  );
  return {
    results: found.map((one) => describeCase(one, filed.get(one.id) ?? 0)),
    total: counted,
    total_pages: Math.ceil(counted / casesPerPage),
  };
}
