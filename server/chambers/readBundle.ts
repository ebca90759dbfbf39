import type { readBundle as asked } from '#contract/chambers';
import type { ReplyOf } from '#contract/endpoint';
import { dateInZone } from '#domain/days/dateInZone';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findOwnHearings, findPacketDocuments } from './hearingBinders.ts';

const mostDocuments = 2000;

/** The documents of a day's hearings as a list to print; canceled hearings are omitted. */
export async function readBundle(
  { db, now }: Needs<'db' | 'now'>,
  judge: Actor,
  date: string | undefined,
): Promise<ReplyOf<typeof asked>> {
  const { today, time_zone } = await readCourt(db, now(), judge.court_id);
  const day = date ?? today;
  const found = (await findOwnHearings(db, judge, { day })).filter(({ status }) => status !== 'cancelled');
  const case_ids = [...new Set(found.flatMap(({ case_id }) => case_id ?? []))];
  const papers = await findPacketDocuments(db, judge, case_ids, { limit: mostDocuments, offset: 0 });
  return {
    date: day,
    hearings: found.map((hearing) => ({
      ...hearing,
      list: papers
        .filter(({ case_id }) => case_id === hearing.case_id)
        .map(({ docket_number, title, filed_on, received_at, documents }) => ({
          docket_number,
          title,
          filed_on: filed_on ?? dateInZone(new Date(received_at), time_zone),
          documents: documents.map(({ title: name, pages, sha256 }) => ({ title: name, pages, sha256 })),
        })),
    })),
  };
}
