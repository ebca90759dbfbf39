import pg from 'pg';
import { vi } from 'vitest';

/**
 * How many statements an operation sends to the database whose text matches. Jobs send statements too: of several
 * runs, the fewest count.
 */
export async function countStatements(operation: () => Promise<unknown>, matching = /^/, runs = 1): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await operation();
      counts.push(sent.mock.calls.filter(([query]) => matching.test(textOf(query))).length);
    } finally {
      sent.mockRestore();
    }
  }
  return Math.min(...counts);
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');
}
