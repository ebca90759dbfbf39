import type { InputOf } from '#contract/endpoint';
import { writeSourceProblem } from '#contract/messages/writeMessages';
import type { connectPlatform as asked, ResearchPlatform } from '#contract/research';
import { may } from '#domain/identity/permissions';
import { type PlatformFacts, platformOf } from '#domain/research/platforms';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockConnection, purposeOf, type Scope, saveConnection } from '#server/platforms/connectionRepository';
import { sealSecret } from '#server/secrets/sealing';
import { readPlatform } from './listPlatforms.ts';
import { type TestResult, testCredentials } from './testCredentials.ts';

/**
 * Tests credentials and stores them encrypted: a person's own, or with permission those of the entire court.
 * Credentials that the service refuses are not stored.
 */
export async function connectPlatform(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { platform, scope, account, secret, version }: InputOf<typeof asked>,
): Promise<{ message: string; connected: boolean; data: ResearchPlatform }> {
  const facts = requireConnectable(actor, platformOf(platform), scope);
  if (facts.credentials.account && !account) {
    throw invalidInput('account', `${facts.credentials.account} is required`);
  }
  const tested = await testCredentials(needs, platform, secret);
  if (tested.state === 'refused') {
    throw invalidInput('secret', writeSourceProblem(tested.reason!));
  }
  const at = needs.now();
  const row = {
    account: account || null,
    sealed: await sealSecret(needs, purposeOf(platform, scope, actor), secret),
    ending: secret.slice(-4),
    ...tested,
    tested_at: at,
    last_sync_at: tested.state === 'connected' ? at : null,
    connected_by: actor.person_id,
  };
  await needs.db.transaction(async (tx) => {
    const stored = await lockConnection(tx, actor, platform, scope);
    if (stored && version !== undefined && stored.version !== version) {
      throw new Refusal('changed_meanwhile', { version: stored.version });
    }
    await saveConnection(tx, actor, { platform, scope, held: stored }, row);
    await recordActivity(tx, needs, actor, {
      action: 'research_platform_connected',
      subject_type: 'research_platform',
      subject_id: platform,
      values: { platform, scope, renewed: stored !== undefined, connected: tested.state === 'connected' },
    });
  });
  return {
    message: describeTest(facts, tested),
    connected: tested.state === 'connected',
    data: await readPlatform(needs, actor, platform),
  };
}

/** The result of a test, in words. */
export function describeTest({ name }: PlatformFacts, { state, reason }: TestResult): string {
  return state === 'connected'
    ? `${name} connected successfully`
    : reason === null
      ? `${name} is not connected.`
      : writeSourceProblem(reason);
}

type Connectable = PlatformFacts & { credentials: NonNullable<PlatformFacts['credentials']> };

/** A platform that takes credentials, from a person who may give them for this scope. */
export function requireConnectable(actor: Actor, facts: PlatformFacts, scope: Scope): Connectable {
  if (!facts.connector) throw new Refusal('platform_without_connector');
  if (!facts.credentials) throw new Refusal('platform_built_in');
  if (scope === 'court' && !may(actor.capacity, 'research:connect-court')) throw new Refusal('not_permitted');
  return facts as Connectable;
}
