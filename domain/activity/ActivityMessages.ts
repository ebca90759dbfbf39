import type { CaseActivities } from './messages/cases.ts';
import type { CourtActivities } from './messages/court.ts';
import type { FilingActivities } from './messages/filings.ts';
import type { HearingActivities } from './messages/hearings.ts';
import type { OwnWorkActivities } from './messages/ownWork.ts';
import type { PeopleActivities } from './messages/people.ts';
import type { SignInActivities } from './messages/signIns.ts';
import type { SystemActivities } from './messages/systems.ts';

/**
 * Every action of the court's record with the values that it keeps. A line on record is never changed, so an action that
 * was released keeps its name and its values: what is to be said differently gets another action.
 */
export type ActivityMessages = CaseActivities &
  CourtActivities &
  FilingActivities &
  HearingActivities &
  OwnWorkActivities &
  PeopleActivities &
  SignInActivities &
  SystemActivities;

export type ActivityAction = keyof ActivityMessages;

/** An action with its values: what happened, as the record keeps it. `by` is who acted, on the line itself. */
export type ActivityMessage = {
  [Action in ActivityAction]: { action: Action; values: ActivityMessages[Action] };
}[ActivityAction];
