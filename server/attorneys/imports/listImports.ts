import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listRosterImports as asked, RosterImport } from '#contract/rosterImports';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeImport, summarizeImports } from './describeImport.ts';
import { findImport, findImports } from './importRepository.ts';

/** One page of the court’s imports. */
export async function listImports(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page, per_page }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { found, total } = await findImports(db, viewer, { limit: per_page, offset: (page - 1) * per_page });
  return { data: await summarizeImports(db, found), total, total_pages: Math.ceil(total / per_page) };
}

/** One import with its progress. */
export async function readOneImport({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<{ data: RosterImport }> {
  return { data: await describeImport(db, await findImport(db, viewer, id)) };
}
