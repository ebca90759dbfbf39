import { type ConnectionState, type PlatformId, platformOf } from '#domain/research/platforms';
import type { Needs } from '#server/needs';
import { testCourtListener } from './courtListener/testCourtListener.ts';

export type TestResult = { state: ConnectionState; reason: string | null; blocked_until: Date | null };

/** Tries credentials on their service. Without a connector it says so, and nothing counts as connected. */
export async function testCredentials(
  needs: Needs<'config' | 'now'>,
  platform: PlatformId,
  secret: string,
): Promise<TestResult> {
  if (platform === 'courtlistener') return testCourtListener(needs, secret);
  const { name } = platformOf(platform);
  const reason = `No connector for ${name} is installed in this portal. The credentials are kept, encrypted, until there is one; ${name} is not searched.`;
  return { state: 'no_connector', reason, blocked_until: null };
}
