import type { ResearchPlatform } from '#contract/research';
import { type PlatformId, platformOf } from '#domain/research/platforms';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import {
  findConnections,
  openCredentials,
  recordConnectionState,
  type Scope,
  type StoredConnection,
} from '#server/platforms/connectionRepository';
import { describeTest, requireConnectable } from './connectPlatform.ts';
import { readPlatform } from './listPlatforms.ts';
import { type TestResult, testCredentials } from './testCredentials.ts';

/** Tests the stored credentials again. */
export async function testPlatform(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  platform: PlatformId,
  scope: Scope,
): Promise<{ message: string; connected: boolean; data: ResearchPlatform }> {
  const facts = requireConnectable(actor, platformOf(platform), scope);
  const stored = (await findConnections(needs.db, actor, platform)).find(
    ({ person_id }) => (person_id === null) === (scope === 'court'),
  );
  if (!stored) throw new Refusal('platform_not_connected');
  const tested = await retest(needs, stored);
  return {
    message: describeTest(facts, tested),
    connected: tested.state === 'connected',
    data: await readPlatform(needs, actor, platform),
  };
}

/** Tests stored credentials and records the result. */
export async function retest(needs: Needs<'db' | 'config' | 'now'>, stored: StoredConnection): Promise<TestResult> {
  const tested = await testCredentials(needs, stored.platform, await openCredentials(needs, stored));
  const at = needs.now();
  await recordConnectionState(needs.db, stored.id, {
    ...tested,
    tested_at: at,
    ...(tested.state === 'connected' ? { last_sync_at: at } : {}),
  });
  return tested;
}
