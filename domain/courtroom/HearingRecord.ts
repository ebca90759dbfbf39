import type { DispositionId, RulingDetails } from '#domain/rulings/dispositions';

/** Where a hearing is in the courtroom. A case that is passed for a second call waits again. */
export const hearingStages = ['waiting', 'called', 'in_session', 'ended'] as const;
export type HearingStage = (typeof hearingStages)[number];

/** How someone appeared. `none` records that a participant did not appear. */
export const manners = ['in_person', 'remote', 'none'] as const;
export type Manner = (typeof manners)[number];

/** What came of a hearing. */
export const outcomeIds = ['held', 'submitted', 'continued', 'vacated', 'off_calendar', 'no_appearance'] as const;
export type OutcomeId = (typeof outcomeIds)[number];

/** An appearance: counsel or party of the case, by the key of its choice, or a person who is not on record. */
export type Appearance = {
  key: string;
  name: string;
  /** The parties for whom counsel appeared, or the role of a party: `plaintiff Acme, Inc.` */
  for: string;
  manner: Manner;
};

/** A ruling that the judge pronounced, as it will be docketed with the minute order. */
export type PronouncedRuling = {
  filing_id: string;
  disposition: DispositionId;
  reasons: string;
  details: RulingDetails;
  submitted_on: string | null;
  /** The version of the ruling that was in effect when it was recorded; 0 without one. */
  version: number;
  /** The motion as the docket names it, and the docket text of the ruling. */
  motion: string;
  text: string;
};

export type Outcome = {
  id: OutcomeId;
  reason: string;
  /** On whose motion a hearing was continued. */
  moved_by: string;
  next_hearing: { hearing_date: string; hearing_time: string } | null;
};

/** The clerk’s text of the minute order, and the generated text that it corrects. */
export type CorrectedMinutes = { text: string; basis: string };

/** What the clerk recorded of a hearing. Its docket entry is written when the minute order is signed. */
export type HearingRecord = {
  stage: HearingStage;
  appearances: Appearance[];
  reporter: string;
  interpreter: string;
  rulings: PronouncedRuling[];
  outcome: Outcome | null;
  minutes: CorrectedMinutes | null;
};

/** The record of a hearing that has not been called. */
export const emptyRecord: HearingRecord = {
  ...{ stage: 'waiting', appearances: [], reporter: '', interpreter: '' },
  ...{ rulings: [], outcome: null, minutes: null },
};
