import { writeSourceProblem } from '#contract/messages/writeMessages';
import type { Library, ResearchPlatform } from '#contract/research';
import { may } from '#domain/identity/permissions';
import { type PlatformFacts, type PlatformId, platforms } from '#domain/research/platforms';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { readLibrary } from '#server/library/readLibrary';
import { findConnections, type StoredConnection } from '#server/platforms/connectionRepository';

/** The six platforms in their state for this person, and the contents of the library. */
export async function listPlatforms(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
): Promise<{ data: ResearchPlatform[]; library: Library; may_connect_court: boolean }> {
  const [connections, library] = await Promise.all([findConnections(db, viewer), readLibrary(db)]);
  const synced: Partial<Record<PlatformId, string | null>> = { library: library.as_of, papers: now().toISOString() };
  return {
    data: platforms.map((facts) => describePlatform(facts, connections, synced[facts.id] ?? null)),
    library,
    may_connect_court: may(viewer.capacity, 'research:connect-court'),
  };
}

/** One platform in its state for this person. */
export async function readPlatform(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  id: PlatformId,
): Promise<ResearchPlatform> {
  return (await listPlatforms(needs, viewer)).data.find((platform) => platform.id === id)!;
}

function describePlatform(
  { id, name, initials, description, features, plan, built_in, connector, credentials }: PlatformFacts,
  all: StoredConnection[],
  synced: string | null,
): ResearchPlatform {
  const connections = all.filter(({ platform }) => platform === id);
  const connected = built_in || connections.some(({ state }) => state === 'connected');
  const times = connections.flatMap(({ last_sync_at }) => (last_sync_at ? [last_sync_at.toISOString()] : []));
  return {
    id,
    name,
    initials,
    description,
    features: [...features],
    plan: connector && !connected && plan !== 'Free' ? 'Available' : plan,
    connected,
    built_in,
    connector,
    lastSync: built_in ? synced : (times.sort().at(-1) ?? null),
    credentials,
    connections: connections.map((one) => ({
      scope: one.person_id ? 'own' : 'court',
      state: one.state,
      reason: one.reason && writeSourceProblem(one.reason),
      account: one.account,
      ending: one.ending,
      tested_at: one.tested_at?.toISOString() ?? null,
      blocked_until: one.blocked_until?.toISOString() ?? null,
      version: one.version,
    })),
  };
}
