import type { Reading } from '#domain/reading/Reading';
import type { Submission } from '#domain/rules/checks/Submission';
import type { Db } from '#server/kernel/Database';
import { findStandingOrder } from './findStandingOrder.ts';

/** The orders and settings of the court that rules examine for a document on a day. */
export async function composeCourt(
  db: Db,
  court_id: string,
  { reading, on }: { reading: Reading; on: string },
): Promise<Submission['court']> {
  return {
    ai_disclosure: await findStandingOrder(db, court_id, { judge_name: reading.judge_name?.value ?? null, day: on }),
    languages: ['en'],
  };
}
