import type { CaseActivities } from './messages/cases.ts';
import type { CounterActivities } from './messages/counter.ts';
import type { CourtActivities } from './messages/court.ts';
import type { FilingActivities } from './messages/filings.ts';
import type { FirmActivities } from './messages/firms.ts';
import type { HearingActivities } from './messages/hearings.ts';
import type { IssuanceActivities } from './messages/issuance.ts';
import type { OrderActivities } from './messages/orders.ts';
import type { OwnWorkActivities } from './messages/ownWork.ts';
import type { ParticipantActivities } from './messages/participants.ts';
import type { PaymentActivities } from './messages/payments.ts';
import type { PeopleActivities } from './messages/people.ts';
import type { RulingActivities } from './messages/rulings.ts';
import type { ServiceActivities } from './messages/service.ts';
import type { SignInActivities } from './messages/signIns.ts';
import type { SystemActivities } from './messages/systems.ts';

/**
 * Every action of the activity record with its values. A line on record is never changed, so a released action keeps
 * its name and its values: to record something else, add an action.
 */
export type ActivityMessages = CaseActivities &
  CounterActivities &
  CourtActivities &
  FilingActivities &
  FirmActivities &
  HearingActivities &
  IssuanceActivities &
  OrderActivities &
  OwnWorkActivities &
  ParticipantActivities &
  PaymentActivities &
  PeopleActivities &
  RulingActivities &
  ServiceActivities &
  SignInActivities &
  SystemActivities;

export type ActivityAction = keyof ActivityMessages;

/** An action with its values, as stored in the record. `by` is who acted, on the line itself. */
export type ActivityMessage = {
  [Action in ActivityAction]: { action: Action; values: ActivityMessages[Action] };
}[ActivityAction];
