import type { Db } from '#server/kernel/Database';

export type SealedValue = { id: string; purpose: string; sealed: Buffer };

/** A database column with encrypted values. */
export type SealedPlace = {
  column: `${string}.${string}`;
  list(db: Db): Promise<SealedValue[]>;
  replace(db: Db, id: string, sealed: Buffer): Promise<unknown>;
};
