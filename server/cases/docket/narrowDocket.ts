import { and, eq, exists, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { readDocket } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { accessLevels, levelsListedFor, levelsReadBy } from '#domain/access/accessLevels';
import { docketEvents } from '#domain/docketing/data/docketEvents';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { matchesAll } from '#server/db/matchesAll';
import { docketDocuments, docketEntries } from '#server/db/schema/docket';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { grantedFilings, isFiledBy } from '#server/visibility/grantedTo';

export type DocketFilter = Partial<Omit<InputOf<typeof readDocket>, 'id' | 'page'>>;

/**
 * The entries of a case that a viewer may list: those of the levels that are listed for the viewer, the viewer’s own, and
 * those for which an order names the viewer. The court’s own notes are for the court alone.
 */
export function listedEntries(viewer: Actor, case_id: string): SQL {
  const levels = levelsListedFor(viewer.capacity);
  const listed =
    levels.length < accessLevels.length ? or(inArray(docketEntries.access, [...levels]), isOwn(viewer)) : undefined;
  return and(eq(docketEntries.case_id, case_id), listed)!;
}

/** Whether the viewer filed what is behind an entry, or an order names the viewer for it. */
const isOwn = (viewer: Actor): SQL => or(isGranted(viewer), isFiledBy(docketEntries.filing_id, viewer))!;

/** Whether an order names the viewer for the filing behind an entry. */
export const isGranted = (viewer: Actor): SQL<boolean> =>
  sql<boolean>`coalesce(${docketEntries.filing_id} = any(array(${grantedFilings(viewer)})), false)`;

/** The entries that match; a withheld text is not searched for those who cannot read it. */
export function narrowDocket(db: Db, viewer: Actor, filter: DocketFilter): SQL | undefined {
  const { q = '', kind, group, filer = '', document, from, to } = filter;
  const asks = q !== '' || group !== undefined || filer !== '' || document !== undefined;
  return and(
    asks ? or(inArray(docketEntries.access, [...levelsReadBy(viewer.capacity)]), isOwn(viewer)) : undefined,
    q ? matchesAll(entryWords, q) : undefined,
    filer ? matchesAll(filerWords, filer) : undefined,
    kind && eq(docketEntries.kind, kind),
    group && inArray(docketEntries.code, codesIn(group)),
    document && or(isNotNull(docketEntries.filing_id), hasDocument(db)),
    from ? gte(docketEntries.filed_on, from) : undefined,
    to ? lte(docketEntries.filed_on, to) : undefined,
  );
}

/** The clerk's text, or else the values of the message, without their names. */
const entryWords = sql`coalesce(${docketEntries.text}, (select string_agg(one.value, ' ') from jsonb_each_text(${docketEntries.description} -> 'values') as one))`;
const filerWords = sql`coalesce(${docketEntries.on_behalf_of}, ${docketEntries.description} -> 'values' ->> 'filer')`;

function hasDocument(db: Db): SQL {
  return exists(
    db.select({ id: docketDocuments.id }).from(docketDocuments).where(eq(docketDocuments.entry_id, docketEntries.id)),
  );
}

const codesIn = (group: string) =>
  [...filingCodes, ...docketEvents].filter((code) => code.group === group).map(({ id }): string => id);
