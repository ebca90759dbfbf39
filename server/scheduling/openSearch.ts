import type { Worker } from 'node:worker_threads';
import { openThread } from '#server/kernel/openThread';
import type { ConflictOrder, SearchOrder } from './threadOrders.ts';

/** A thread of the optimizer, for `runThread`. */
export function openSearch(order: SearchOrder | ConflictOrder): Worker {
  return openThread(import.meta.url, 'searchThread', order);
}
