import pg from 'pg';

/** The tables of the record: the portal's role adds lines and reads them, and can do nothing else to them. */
export const recordTables = ['activities', 'activity_signatures'] as const;

/**
 * Gives the portal's role what it works with in a database whose tables are up to date: all of the portal's tables and
 * the queue, except that what is on record can only be added to. The statements can be repeated.
 */
export async function grantPortalRole(owner: pg.Client, role: string): Promise<void> {
  const portal = pg.escapeIdentifier(role);
  const record = recordTables.join(', ');
  const statements = [
    `grant usage on schema public, drizzle, graphile_worker to ${portal}`,
    `grant select on all tables in schema drizzle to ${portal}`,
    `grant select, insert, update, delete on all tables in schema public, graphile_worker to ${portal}`,
    `grant usage, select, update on all sequences in schema public, graphile_worker to ${portal}`,
    `revoke all on ${record}, activity_heads, access_log from ${portal}`,
    `grant select, insert on ${record} to ${portal}`,
    `grant select, insert, update on activity_heads to ${portal}`,
    `grant select, insert, update (times, last_at) on access_log to ${portal}`,
    `revoke execute on function forget_access_log(integer) from public`,
    `grant execute on function forget_access_log(integer) to ${portal}`,
    openQueueRows,
    protectViews(portal),
  ];
  await owner.query('begin');
  for (const statement of statements) await owner.query(statement);
  await owner.query('commit');
}

/** Read models are read: PostgreSQL would let the portal write to a table through a simple view of it. */
const protectViews = (portal: string) => `do $$
declare
  shown text;
begin
  for shown in select viewname from pg_views where schemaname = 'public' loop
    execute format('revoke insert, update, delete on public.%I from ${portal.replaceAll("'", "''")}', shown);
  end loop;
end
$$`;

/** graphile-worker closes its rows to everyone but their owner, and leaves opening them to the installation. */
const openQueueRows = `do $$
declare
  closed text;
begin
  for closed in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'assize_portal')
  loop
    execute format('create policy assize_portal on graphile_worker.%I using (true) with check (true)', closed);
  end loop;
end
$$`;
