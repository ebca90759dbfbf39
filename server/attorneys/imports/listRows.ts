import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { writeRowProblem } from '#contract/messages/writeMessages';
import type { listImportRows as asked, ImportRow, ShownRows } from '#contract/rosterImports';
import { type EntryField, entryFields } from '#domain/attorneys/imports/importTerms';
import type { RowProblem } from '#domain/attorneys/imports/RowProblems';
import { say } from '#domain/messages/say';
import type { attorneys } from '#server/db/schema/attorneys';
import { rosterImportRows as rows } from '#server/db/schema/rosterImports';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countRows, findImport, findRows, type StoredRow } from './importRepository.ts';

/** One page of the rows of an import. */
export async function listRows(
  { db }: Needs<'db'>,
  viewer: Actor,
  { id, page, per_page, show }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  await findImport(db, viewer, id);
  const matching = conditionOf(show);
  const [found, total] = await Promise.all([
    findRows(db, id, matching, { limit: per_page, offset: (page - 1) * per_page }),
    countRows(db, id, matching),
  ]);
  return { data: found.map(describeRow), total, total_pages: Math.ceil(total / per_page) };
}

function conditionOf(show: ShownRows): SQL | undefined {
  if (show === 'all') return undefined;
  if (show === 'undecided') return isNull(rows.choice);
  if (show === 'skipped') return eq(rows.choice, 'skip');
  if (show === 'left') return isNotNull(rows.after_version);
  return and(eq(rows.kind, show), or(isNull(rows.choice), ne(rows.choice, 'skip')));
}

type Entry = typeof attorneys.$inferSelect;

/** A row with its errors in words, next to the roster’s entry. */
export function describeRow({ row, entry }: { row: StoredRow; entry: Entry | null }): ImportRow {
  const { position, line, kind, choice, differs, fields, match_ground } = row;
  return {
    ...{ position, line, kind, choice, differs, fields },
    values: pick((field) => row[field]),
    edited: entryFields.filter((field) => row.edits?.[field] !== undefined),
    problems: problemsOf(row).map(({ field, says }) => ({ field, ...writeRowProblem(says) })),
    match:
      entry && match_ground
        ? { id: entry.id, ground: match_ground, values: pick((field) => entry[field] ?? '') }
        : null,
  };
}

/** The errors of a row’s values, and a bar number that an earlier row has. */
export function problemsOf({ problems, repeats, bar_number }: StoredRow): RowProblem[] {
  if (repeats === null) return problems;
  return [...problems, { field: 'bar_number', says: say('bar_number_repeated', { bar_number, row: repeats }) }];
}

function pick(of: (field: EntryField) => string): Record<EntryField, string> {
  return Object.fromEntries(entryFields.map((field) => [field, of(field)])) as Record<EntryField, string>;
}
