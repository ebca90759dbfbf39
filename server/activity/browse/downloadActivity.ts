import type { FastifyReply } from 'fastify';
import { sendCsv } from '#server/http/sendCsv';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { type AskedAccess, findAccess, toAccessLine } from './listAccess.ts';
import { type AskedRecord, findRecord, toRecordLine } from './listRecord.ts';

const mostLines = 50_000;

/** The lines of the record as a file. */
export async function downloadRecord(needs: Needs<'db'>, actor: Actor, asked: AskedRecord, reply: FastifyReply) {
  const found = await findRecord(needs.db, actor, asked, { limit: mostLines });
  const header = [
    'line',
    'at',
    'person',
    'role',
    'address',
    'action',
    'title',
    'description',
    'values',
    'changes',
    'hash',
  ];
  const rows = found.map((line) => {
    const { seq, at, action, values, title, description, actor: who, address } = toRecordLine(line, actor);
    return [
      seq,
      at,
      who?.name ?? null,
      who?.role ?? null,
      address,
      action,
      title,
      description,
      JSON.stringify(values),
      line.changes,
      line.hash,
    ];
  });
  return sendCsv(reply, 'activity-record.csv', header, rows);
}

/** The entries of the access log as a file. */
export async function downloadAccess(needs: Needs<'db'>, actor: Actor, asked: AskedAccess, reply: FastifyReply) {
  const found = await findAccess(needs.db, actor, asked, { limit: mostLines });
  const header = ['first_at', 'last_at', 'times', 'kind', 'person', 'role', 'address', 'subject', 'detail'];
  const rows = found.map((entry) => {
    const { person, first_at, last_at, times, kind, address, subject, detail } = toAccessLine(entry, actor);
    return [first_at, last_at, times, kind, person?.name ?? null, person?.role ?? null, address, subject, detail];
  });
  return sendCsv(reply, 'access-log.csv', header, rows);
}
