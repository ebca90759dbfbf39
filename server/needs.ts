import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import type { DocumentEngine } from './documents/engine/DocumentEngine.ts';
import type { IdentityProvider } from './identity/IdentityProvider.ts';
import type { JobQueue } from './jobs/jobQueue.ts';
import type { ProgressBus } from './jobs/progressBus.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { BlobStore } from './storage/BlobStore.ts';

/** Everything outside the program that a use case may reach. Built once in main.ts, and anew in each test. */
export type Services = {
  config: Config;
  db: Database;
  now: () => Date;
  blobs: BlobStore;
  engine: DocumentEngine;
  jobs: JobQueue;
  progress: ProgressBus;
  mailer: Mailer;
  provider: IdentityProvider;
};

/** A use case names the services it needs, so that its first line tells what it can touch. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>;
