/** What an export contains besides the tables: the state of sequences, and the jobs that wait. */

/** SQL: the next numbers of identity columns. */
export const sequenceLines = `
  select json_build_object('name', sequencename, 'last_value', last_value)::text as line
  from pg_sequences where schemaname = 'public' order by sequencename collate "C"`;

/** Jobs of the exports themselves, which concern only this installation. */
const ownTasks = ['make_court_export', 'plan_court_exports'];

/**
 * SQL: the jobs that wait or are under way, such as emails to be sent and decisions that take effect after a minute. Jobs
 * that failed permanently are recorded where they belong, and are not attempted again.
 */
export const jobLines = `
  select json_build_object('task', j.task_identifier, 'payload', p.payload::jsonb, 'queue', j.queue_name, 'run_at', j.run_at,
    'max_attempts', j.max_attempts, 'priority', j.priority, 'key', j.key)::text as line
  from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
  where j.attempts < j.max_attempts and j.task_identifier not in (${ownTasks.map((task) => `'${task}'`).join(', ')})
  order by j.task_identifier collate "C", j.run_at, coalesce(j.key, '') collate "C", p.payload::jsonb::text collate "C"`;
