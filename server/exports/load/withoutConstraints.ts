import { type ClientBase, escapeIdentifier } from 'pg';

const foreignKeysSql = `
  select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace order by k.oid`;

const triggersSql = `
  select distinct c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Does the work without foreign keys and triggers, because tables refer to each other in circles. Then the database
 * examines every reference. All of it is one transaction, so the tables are never seen without them.
 */
export async function withoutConstraints(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(foreignKeysSql);
  const { rows: triggered } = await client.query<{ table: string }>(triggersSql);
  for (const { table, name } of keys)
    await client.query(`alter table ${of(table)} drop constraint ${escapeIdentifier(name)}`);
  for (const { table } of triggered) await client.query(`alter table ${of(table)} disable trigger user`);
  await work();
  for (const { table } of triggered) await client.query(`alter table ${of(table)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${of(table)} add constraint ${escapeIdentifier(name)} ${definition}`);
  }
}

const of = (table: string) => `public.${escapeIdentifier(table)}`;
