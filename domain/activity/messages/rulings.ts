import type { NoValues } from '#domain/messages/NoValues';
import type { DispositionId, LapseReason } from '#domain/rulings/dispositions';
import type { TentativeSetting } from '#domain/rulings/tentatives/tentativeRules';
import type { LodgedAction, LodgedState } from '#domain/sealing/lodgedStates';

type OfMotion = { document: string; case_number: string };

/** What the record says of rulings on motions. */
export type RulingActivities = {
  ruling_prepared: OfMotion & { disposition: DispositionId };
  ruling_undone: OfMotion & { disposition: DispositionId };
  ruling_made: OfMotion & { disposition: DispositionId; entry: number };
  /** Before it is published, a tentative ruling is private: its lines name neither case nor text. */
  tentative_saved: NoValues;
  tentative_withdrawn: NoValues;
  tentative_published: OfMotion;
  argument_noticed: OfMotion;
  tentative_rules_set: TentativeSetting & { court: string };
  /** A person confirmed that the law decided a motion. */
  ruling_by_law: OfMotion & { disposition: DispositionId; entry: number; authority: string };
  /** The clerk recorded in court how the judge ruled. */
  ruling_recorded: OfMotion & { disposition: DispositionId; entry: number; judge: string };
  /** A ruling on a motion to seal, for one document that is lodged with it. Its name stays with the document. */
  lodged_document_decided: { case_number: string; state: LodgedState; entry: number };
  lodged_document_changed: { case_number: string; change: LodgedAction; authority: string };
  ruling_lapsed: OfMotion & { disposition: DispositionId; because: LapseReason };
};
