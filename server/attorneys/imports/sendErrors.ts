import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { writeRowProblem } from '#contract/messages/writeMessages';
import { rosterImportRows } from '#server/db/schema/rosterImports';
import { sendCsv } from '#server/http/sendCsv';
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
  return sendCsv(reply, name, [...header, 'Row', 'Error', 'How to correct it'], rows);
}
