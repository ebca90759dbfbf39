import type { Db } from '#server/kernel/Database';

export type SealedValue = { id: string; purpose: string; sealed: Buffer };

/** A column of the database that keeps sealed values. */
export type SealedPlace = {
  column: `${string}.${string}`;
  list(db: Db): Promise<SealedValue[]>;
  replace(db: Db, id: string, sealed: Buffer): Promise<unknown>;
};
