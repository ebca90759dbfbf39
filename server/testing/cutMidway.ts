import pg from 'pg';

type Query = (...parts: unknown[]) => unknown;
type Wired = { connection: { stream: { destroy(): void } }; statements?: number | undefined };

/**
 * Runs an operation again and again and cuts its connection to the database each time before a later statement of its
 * transaction, as when the process is killed there, until it completes. `check` runs after each cut. Returns how many
 * cuts there were, and what the completed operation returned. Nothing else may use a transaction at the same time. A slow operation is
 * cut before every few statements only.
 */
export async function cutMidway<T>(
  operation: () => Promise<T>,
  check: (statement: number) => Promise<void>,
  every = 1,
) {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  for (let last = 1, cuts = 0; ; last += every, cuts++) {
    let wasCut = false;
    prototype.query = function (this: Wired, ...parts: unknown[]) {
      const text = textOf(parts[0]);
      if (/^begin\b/i.test(text)) this.statements = 0;
      else if (this.statements !== undefined && ++this.statements === last) {
        wasCut = true;
        this.connection.stream.destroy();
      }
      if (/^(?:commit|rollback)\b/i.test(text)) this.statements = undefined;
      return query.apply(this, parts);
    };
    let result: T | undefined;
    try {
      result = await operation();
    } catch (error) {
      if (!wasCut) throw error;
    } finally {
      prototype.query = query;
    }
    if (!wasCut) return { cuts, result: result as T };
    await check(last);
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');
}
