/** The states of a record on appeal: its job, and then its certification by the clerk. */
export const recordStates = ['queued', 'running', 'ready', 'failed', 'certified'] as const;
export type RecordState = (typeof recordStates)[number];

export const recordFailures = ['too_large', 'nothing_to_join', 'fault'] as const;
export type RecordFailure = (typeof recordFailures)[number];

/** Bytes of the documents of one record: what a document worker can hold while it joins them. */
export const largestRecord = 120_000_000;
/** Entries of one record. */
export const mostRecordEntries = 2000;
