import { writeDeliveryProblem } from '#contract/messages/writeMessages';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { parseTarget, resolveTarget, TargetRefused } from './resolveTarget.ts';

/**
 * Refuses an address to which nothing can be sent. A name that does not resolve yet is allowed; it is resolved and
 * checked again at each attempt.
 */
export async function checkTarget(needs: Needs<'config'>, url: string): Promise<void> {
  try {
    await resolveTarget(needs, parseTarget(needs, url));
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error;
    if (error.says.code === 'target.host_unknown') return;
    const message = writeDeliveryProblem(error.says);
    throw new Refusal('webhook_url_refused', { fields: [{ field: 'url', message }] });
  }
}
