import type { Needs } from '#server/kernel/needs';
import { NoAnswer } from '../connectors/Connector.ts';
import { askCourtListener, CredentialsRefused, TooManyQuestions } from './askCourtListener.ts';
import { LookUp } from './shapes.ts';

export type Tested = {
  state: 'connected' | 'refused' | 'unreachable';
  reason: string | null;
  blocked_until: Date | null;
};

/** Tries a token on the look-up of a citation that everybody knows: the call that no stranger may make. */
export async function testCourtListener(needs: Needs<'config' | 'now'>, token: string): Promise<Tested> {
  const asked = { path: '/citation-lookup/', body: { volume: '576', reporter: 'U.S.', page: '644' } };
  try {
    await askCourtListener(needs, token, asked, LookUp);
    return { state: 'connected', reason: null, blocked_until: null };
  } catch (error) {
    if (error instanceof CredentialsRefused) {
      return {
        state: 'refused',
        reason: 'CourtListener does not know this token. Copy it again from your profile there.',
        blocked_until: null,
      };
    }
    // It knows who asks, or it would not count.
    if (error instanceof TooManyQuestions) return { state: 'connected', reason: null, blocked_until: error.until };
    if (error instanceof NoAnswer) return { state: 'unreachable', reason: error.message, blocked_until: null };
    throw error;
  }
}
