import type { StoredHearing } from '#server/calendar/FoundHearing';
import type { StoredMove } from '#server/calendar/hearingMoves';

/** A hearing of a batch with its old and new date, and the hearing to which it was continued. */
export type Rescheduled = { move: StoredMove; hearing: StoredHearing; next: StoredHearing | null };
