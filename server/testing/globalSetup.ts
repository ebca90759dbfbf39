import type { TestProject } from 'vitest/node';
import { type DatabaseServer, startDatabaseServer } from './databaseServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** Server tests and journeys share the one PostgreSQL of a run: the first project starts it, the last one stops it. */
type Shared = { users: number; server: ReturnType<typeof startDatabaseServer> };
const slot = globalThis as { assizeDatabaseServer?: Shared | undefined };

/** Gives each test file what it needs to create its own database (see createTestDatabase). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  slot.assizeDatabaseServer ??= { users: 0, server: startDatabaseServer() };
  const shared = slot.assizeDatabaseServer;
  shared.users++;
  const { administration, prefix, portal } = await shared.server;
  project.provide('databaseServer', { administration, prefix, portal });
  return async () => {
    shared.users--;
    if (shared.users > 0) return;
    slot.assizeDatabaseServer = undefined;
    await (await shared.server).stop();
  };
}
