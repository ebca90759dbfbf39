import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { ConnectionState, PlatformId } from '#domain/research/platforms';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { testCourtListener } from './courtListener/testCourtListener.ts';

export type TestResult = { state: ConnectionState; reason: SourceProblem | null; blocked_until: Date | null };

/** Tests credentials with their service. */
export async function testCredentials(
  needs: Needs<'config' | 'now'>,
  platform: PlatformId,
  secret: string,
): Promise<TestResult> {
  if (platform === 'courtlistener') return testCourtListener(needs, secret);
  throw new Refusal('platform_without_connector');
}
