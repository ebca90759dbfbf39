import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { caseTypes } from '#domain/courts/choices';
import { filingCodeOf, filingCodesById } from '#domain/docketing/filingCodeOf';
import { isDocumentLanguage } from '#domain/documentFacts/languages';
import { sureFrom } from '#domain/filings/certainty';
import type { Role } from '#domain/identity/permissions';
import { proposeCategory } from '#domain/practice/proposeCategory';
import type { FilerKind, RoutedFacts } from '#domain/review/SectionRule';
import { rosterNumberOf, rosterTypeOf } from '#server/attorneys/rosterFields';
import { categoryOfCaseForSystem, typeOfCaseForSystem } from '#server/cases/caseRelations';
import { documentFacts } from '#server/db/schema/documentFacts';
import { documents, documentVersions, extractedFields, filings } from '#server/db/schema/filings';
import { roleOf } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import { findPack } from '#server/packs/findPack';
import { caseOrProposed } from '#server/visibility/caseOfFiling';
import { isFiled } from '#server/visibility/visibleFilings';
import { chosenCodeOf, chosenForCase } from '../choices/chosenForFiling.ts';
import { currentReading } from '../newestAnalysis.ts';
import { waitingForDecision } from '../reviewQueue.ts';

/** What routing rules examine in filings. It is read for the court's own rules, not for a person. */
export type RoutedFiling = {
  id: string;
  section_id: string | null;
  section_set_by: string | null;
  /** As PostgreSQL writes it, to the microsecond. */
  received_at: string;
  facts: RoutedFacts;
};

/** Of one filing. */
export async function findRoutedForSystem(tx: Db, filing_id: string): Promise<RoutedFiling | undefined> {
  const [found] = await select(tx, eq(filings.id, filing_id), [asc(filings.id)], 1);
  return found;
}

/** Of the last filings of a court, in any state. */
export function findRecentlyRoutedForSystem(db: Db, court_id: string, limit: number): Promise<RoutedFiling[]> {
  return select(
    db,
    eq(filings.court_id, court_id),
    [sql`${filings.received_at} desc nulls last`, asc(filings.id)],
    limit,
  );
}

/** Of pending filings, the longest waiting first, after one of them. */
export function findPendingRoutedForSystem(
  db: Db,
  court_id: string,
  after: { received_at: string; id: string } | null,
  limit: number,
): Promise<RoutedFiling[]> {
  const later =
    after && sql`(${filings.received_at}, ${filings.id}) > (${after.received_at}::timestamptz, ${after.id}::uuid)`;
  const where = and(eq(filings.court_id, court_id), ...waitingForDecision(), later ?? undefined);
  return select(db, where, [asc(filings.received_at), asc(filings.id)], limit);
}

async function select(db: Db, where: SQL | undefined, order: SQL[], limit: number): Promise<RoutedFiling[]> {
  const found = await db
    .select({
      id: filings.id,
      section_id: filings.section_id,
      section_set_by: filings.section_set_by,
      received_at: sql<string>`${filings.received_at}::text`,
      case_type: filings.case_type,
      case_type_of_case: typeOfCaseForSystem(caseOrProposed),
      case_id: caseOrProposed,
      category_of_case: categoryOfCaseForSystem(caseOrProposed),
      title: sql<string>`coalesce(${filings.title}, ${filings.doc_type}, ${filings.document_name})`,
      court_id: filings.court_id,
      case_type_read: caseTypeRead,
      document_type: filings.document_type,
      analyzed_at: filings.analyzed_at,
      language: languageOf,
      code_chosen: chosenCodeOf(filings.id),
      category_chosen: chosenForCase(filings.envelope_id, 'category'),
      case_type_chosen: chosenForCase(filings.envelope_id, 'case_type'),
      role: roleOf(filings.filed_by, filings.court_id),
      bar_number: rosterNumberOf(filings.filed_by, filings.court_id),
      attorney_type: rosterTypeOf(filings.filed_by, filings.court_id),
    })
    .from(filings)
    .where(and(isFiled, where))
    .orderBy(...order)
    .limit(limit);
  const [first] = found;
  if (!first) return [];
  const named = await readNames(db, first.court_id);
  return found.map(({ document_type, bar_number, attorney_type, title, ...row }) => {
    const stated = row.case_type_chosen ?? row.case_type ?? row.case_type_of_case ?? row.case_type_read;
    const case_type = caseTypes.find((one) => one === stated) ?? null;
    return {
      id: row.id,
      section_id: row.section_id,
      section_set_by: row.section_set_by,
      received_at: row.received_at,
      facts: {
        ...{ case_type, document_type, bar_number, attorney_type },
        category: row.case_id ? row.category_of_case : (row.category_chosen ?? named.categoryOf({ title, case_type })),
        // What the filer chose takes precedence: routing by code follows the code under which it was filed.
        filing_code: row.code_chosen ?? named.codeOf({ title, document_type }),
        filer: filerKindOf(row.role),
        language: isDocumentLanguage(row.language ?? undefined)
          ? (row.language as never)
          : row.analyzed_at
            ? 'en'
            : null,
      },
    };
  });
}

/** How the categories and filing codes that a court uses are found in the title and type of a document. */
async function readNames(db: Db, court_id: string) {
  const { court, pack } = await findPack(db, court_id);
  const active = new Set(pack.filing_codes.filter((code) => code.active).map(({ id }) => id));
  const codes = filingCodesById(court);
  return {
    categoryOf: (document: Parameters<typeof proposeCategory>[1]) => proposeCategory(pack.categories, document),
    codeOf: (document: Parameters<typeof filingCodeOf>[0]) => {
      const id = filingCodeOf(document, court, codes)?.id ?? null;
      return id !== null && active.has(id) ? id : null;
    },
  };
}

/** The case type that the document states, if it is sure. */
const caseTypeRead = sql<string | null>`(
  select read.value from ${extractedFields} as read
  where read.analysis_id = ${currentReading(filings.id)} and read.field = 'case_type' and read.confidence >= ${sureFrom}
  limit 1)`;

/** The language of most of the newest lead document, if it is not English. */
const languageOf = sql<string | null>`(
  select jsonb_path_query_first(f.facts, '$.statements[*] ? (@.kind == "mostly_foreign").value') #>> '{}'
  from ${documents} d join ${documentVersions} v on v.document_id = d.id join ${documentFacts} f on f.version_id = v.id
  where d.filing_id = ${sql`${filings}.id`} and d.kind = 'lead' order by v.number desc limit 1)`;

function filerKindOf(role: Role | null): FilerKind | null {
  if (role === null || role === 'it_personnel') return null;
  return role === 'attorney' || role === 'self_represented' ? role : 'court';
}
