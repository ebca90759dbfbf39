import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { writeRowProblem } from '#contract/messages/writeMessages';
import { writeCsv } from '#domain/reports/writeCsv';
import { rosterImportRows } from '#server/db/schema/rosterImports';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findImport, findRows } from './importRepository.ts';
import { problemsOf } from './listRows.ts';

const mostRows = 50_000;

/** Sends the rows with errors as they are in the file, with their row numbers and errors in further columns. */
export async function sendErrors(
  { db }: Needs<'db'>,
  viewer: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { header, file_name } = await findImport(db, viewer, id);
  const found = await findRows(db, id, eq(rosterImportRows.kind, 'error'), { limit: mostRows, offset: 0 });
  const rows = found.map(({ row }) => {
    const texts = problemsOf(row).map(({ says }) => writeRowProblem(says));
    const cells = header.map((_title, at) => row.cells[at] ?? '');
    return [...cells, row.line, texts.map(({ why }) => why).join(' '), texts.map(({ fix }) => fix).join(' ')];
  });
  const name = `${file_name.replace(/\.\w+$/, '')} errors.csv`;
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': toAttachment(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(writeCsv([...header, 'Row', 'Error', 'How to correct it'], rows));
}
