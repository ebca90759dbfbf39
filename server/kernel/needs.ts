import type { Config } from './config.ts';
import type { Database } from './Database.ts';
import type { BlobStore } from './ports/BlobStore.ts';
import type { DocumentEngine } from './ports/DocumentEngine.ts';
import type { IdentityProvider } from './ports/IdentityProvider.ts';
import type { JobQueue } from './ports/JobQueue.ts';
import type { Mailer } from './ports/Mailer.ts';
import type { PaymentProvider } from './ports/PaymentProvider.ts';
import type { ProgressBus } from './ports/ProgressBus.ts';
import type { Quarantine } from './ports/Quarantine.ts';

/** Everything outside the program that a use case may access. Created once in main.ts, and again in each test. */
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
  /** Takes payments; null where the installation takes none. */
  payments: PaymentProvider | null;
  /** Holds stored files until they are scanned for malware, where the installation has a scanner. */
  quarantine: Quarantine;
};

/** A use case names the services it needs, so its signature shows what it can access. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>;
