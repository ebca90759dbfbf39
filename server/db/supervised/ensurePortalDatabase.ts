import type { Client } from 'pg';
import type { Connection } from '../Connection.ts';
import { connectOnce } from '../connectOnce.ts';

/** The portal's name in its own PostgreSQL, and its database's: a plain role that owns nothing. */
export const portalRole = 'assize';

/** The role that owns the portal's database and its tables. */
export const ownerRole = 'assize_owner';

/**
 * Makes the portal's two roles and its database, unless they exist. In a data directory from before there were two,
 * everything that the portal's role owns passes to the owner. `inDatabase` reaches that database as a superuser.
 */
export async function ensurePortalDatabase(guard: Client, inDatabase: Connection): Promise<void> {
  await ensureRole(guard, ownerRole);
  await ensureRole(guard, portalRole);
  const { rows } = await guard.query('select pg_get_userbyid(datdba) as owner from pg_database where datname = $1', [
    portalRole,
  ]);
  if (rows.length === 0) await guard.query(`create database ${portalRole} owner ${ownerRole}`);
  else if (rows[0].owner === portalRole) {
    await connectOnce(inDatabase, (client) => client.query(`reassign owned by ${portalRole} to ${ownerRole}`));
  }
}

async function ensureRole(guard: Client, name: string): Promise<void> {
  const { rowCount } = await guard.query('select from pg_roles where rolname = $1', [name]);
  if (!rowCount) await guard.query(`create role ${name} login`);
}
