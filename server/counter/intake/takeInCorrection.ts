import type { takeInCorrection as asked, Intake } from '#contract/counter';
import type { InputOf } from '#contract/endpoint';
import { sendCorrection } from '#server/filings/correctFiling';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { readArrival } from './readArrival.ts';
import { describeIntake } from './readIntakes.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * A clerk takes in the correction of a returned filing on paper for its filer. It is a further version of the returned
 * document, with the same rules on dates as a correction in the portal.
 */
export async function takeInCorrection(
  needs: Working,
  actor: Actor,
  input: InputOf<typeof asked>,
  files: ReceivedFile[],
): Promise<{ message: string; intake: Intake }> {
  const { id, held_submission: held, answer } = input;
  const { message } = await sendCorrection(needs, actor, id, {
    file: files.find(({ field }) => field === 'main_document'),
    added: files.filter(({ field }) => field === 'supporting_documents'),
    ...{ held, answer: answer || null },
    paper: await readArrival(needs, actor, input),
  });
  const intake = await describeIntake(needs.db, actor, id);
  return { message, intake: intake! };
}
