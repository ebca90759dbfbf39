import type { SourceProblem } from '#domain/citations/SourceProblems';
import { say } from '#domain/messages/say';
import type { Needs } from '#server/kernel/needs';
import { NoAnswer } from '#server/platforms/Connector';
import {
  askCourtListener,
  CredentialsRefused,
  service,
  TooManyQuestions,
} from '#server/platforms/courtListener/askCourtListener';
import { LookUp } from '#server/platforms/courtListener/shapes';

export type Tested = {
  state: 'connected' | 'refused' | 'unreachable';
  reason: SourceProblem | null;
  blocked_until: Date | null;
};

/** Tests a token by looking up a well-known citation, a call that requires a token. */
export async function testCourtListener(needs: Needs<'config' | 'now'>, token: string): Promise<Tested> {
  const asked = { path: '/citation-lookup/', body: { volume: '576', reporter: 'U.S.', page: '644' } };
  try {
    await askCourtListener(needs, token, asked, LookUp);
    return { state: 'connected', reason: null, blocked_until: null };
  } catch (error) {
    if (error instanceof CredentialsRefused) {
      return {
        state: 'refused',
        reason: say('source.credentials_unknown', { service }),
        blocked_until: null,
      };
    }
    // It knows who asks, or it would not count.
    if (error instanceof TooManyQuestions) return { state: 'connected', reason: null, blocked_until: error.until };
    if (error instanceof NoAnswer) return { state: 'unreachable', reason: error.says, blocked_until: null };
    throw error;
  }
}
