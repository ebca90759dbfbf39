import type { Client } from 'pg';

/** The portal's name in its own PostgreSQL: a plain role that owns one database and can do nothing beyond it. */
export const portalRole = 'assize';

/** Makes the portal's role and database, unless they are there. */
export async function ensurePortalDatabase(guard: Client): Promise<void> {
  const { rowCount: role } = await guard.query('select from pg_roles where rolname = $1', [portalRole]);
  if (!role) await guard.query(`create role ${portalRole} login`);
  const { rowCount: database } = await guard.query('select from pg_database where datname = $1', [portalRole]);
  if (!database) await guard.query(`create database ${portalRole} owner ${portalRole}`);
}
