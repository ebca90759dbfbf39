import type { takeInDocuments as asked, Intake } from '#contract/counter';
import type { InputOf } from '#contract/endpoint';
import { findCase } from '#server/cases/caseRepository';
import { fileDocuments } from '#server/filings/fileDocuments';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { readArrival } from './readArrival.ts';
import { readFiler } from './readFiler.ts';
import { describeIntake } from './readIntakes.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/** A clerk takes in documents on paper. They are filed, read, and reviewed like those that come electronically. */
export async function takeIn(
  needs: Working,
  actor: Actor,
  input: InputOf<typeof asked>,
  { files, key }: { files: ReceivedFile[]; key: string },
): Promise<{ message: string; intake: Intake }> {
  const { case_id, case_type } = input;
  const arrival = await readArrival(needs, actor, input);
  const stated = case_id ? await findCase(needs.db, actor, case_id) : null;
  const type = case_type ?? stated?.case_type;
  const { filing_id } = await fileDocuments(needs, actor, {
    files,
    choices: type ? { case_type: type } : {},
    idempotency_key: null,
    paper: {
      ...arrival,
      key,
      stated_case_id: stated?.id ?? null,
      ...(await readFiler(needs.db, actor, input)),
    },
  });
  const intake = await describeIntake(needs.db, actor, filing_id);
  return { message: 'Documents taken in. They are being read.', intake: intake! };
}
