import type { z } from 'zod';
import type { IntakeFacts } from '#contract/counter';
import type { PaperCorrection } from '#server/filings/intakes/PaperCorrection';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { receivedMoment } from './receivedMoment.ts';

type Stated = Pick<z.output<typeof IntakeFacts>, 'channel' | 'received_on' | 'received_at_time' | 'postmarked_on'>;

/** How and when documents on paper reached the court. Only mail has a postmark. */
export async function readArrival(needs: Needs<'db' | 'now'>, actor: Actor, stated: Stated): Promise<PaperCorrection> {
  const { channel } = stated;
  const postmarked_on = (channel === 'mail' && stated.postmarked_on) || null;
  const received_at = await receivedMoment(needs, actor, stated);
  if (postmarked_on !== null && postmarked_on > stated.received_on) {
    throw invalidInput('postmarked_on', 'The postmark cannot be later than the receipt.');
  }
  return { channel, received_at, postmarked_on };
}
