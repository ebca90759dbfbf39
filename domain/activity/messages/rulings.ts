import type { DispositionId, LapseReason } from '#domain/rulings/dispositions';

type OfMotion = { document: string; case_number: string };

/** What the record says of rulings on motions. */
export type RulingActivities = {
  ruling_prepared: OfMotion & { disposition: DispositionId };
  ruling_undone: OfMotion & { disposition: DispositionId };
  ruling_made: OfMotion & { disposition: DispositionId; entry: number };
  /** The clerk recorded in court how the judge ruled. */
  ruling_recorded: OfMotion & { disposition: DispositionId; entry: number; judge: string };
  ruling_lapsed: OfMotion & { disposition: DispositionId; because: LapseReason };
};
