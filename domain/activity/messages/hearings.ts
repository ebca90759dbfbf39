import type { AvailabilityStatus } from '#domain/hearings/availability';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import type { RecurringHours, StaffKind, StaffPeriod } from '#domain/hearings/staff/HearingStaff';

/** A hearing as the record and the notices name it. The day is YYYY-MM-DD, the time HH:MM in the court's time zone. */
export type NamedHearing = {
  event_type: string;
  case_number: string;
  case_title: string;
  day: string;
  time: string;
  venue: string;
  judge: string;
  reason: string | null;
};

/** A moment in the court's time zone. */
export type WallTime = { day: string; time: string };

/** A request for a hearing without a time. */
type HearingAsk = { case_number: string; case_title: string; purpose: string };

/** What the record says of hearings, calendar calls, and judges' time. */
/** A recurring calendar call, and how many of its calls ahead were opened, ended, or kept because of their hearings. */
export type TemplateChange = { sitting: string; opened: number; ended: number; unchanged: number };

type StaffHours = { name: string } & { [Key in keyof RecurringHours]: RecurringHours[Key] };
type StaffTimeChange = { name: string; status: StaffPeriod['status']; from: WallTime; to: WallTime };

export type HearingActivities = {
  hearing_scheduled: NamedHearing;
  hearing_requested: NamedHearing;
  hearing_confirmed: NamedHearing;
  hearing_changed: NamedHearing & { moved: boolean };
  hearing_cancelled: NamedHearing;
  hearing_completed: NamedHearing;
  hearing_adjourned: NamedHearing;
  hearings_rescheduled: { act: BatchAct; count: number; reason: string };
  hearings_rescheduling_undone: { act: BatchAct; count: number; reason: string };
  minutes_signed: { case_number: string; event_type: string; day: string; entry: number };
  hearing_asked: HearingAsk;
  hearing_ask_scheduled: HearingAsk;
  hearing_ask_declined: HearingAsk & { reason: string };
  hearing_ask_withdrawn: HearingAsk;
  sitting_opened: {
    sitting: string;
    judge: string;
    venue: string;
    day: string;
    from: string;
    to: string;
    capacity: number;
  };
  sitting_removed: { sitting: string };
  week_template_added: TemplateChange;
  week_template_changed: TemplateChange;
  week_template_removed: TemplateChange;
  availability_set: { judge: string; status: AvailabilityStatus; from: WallTime; to: WallTime };
  availability_removed: { status: AvailabilityStatus };
  /** With the number of future hearings that already named the person. */
  hearing_staff_added: { name: string; kind: StaffKind; hearings: number };
  hearing_staff_changed: { before: string; name: string; kind: StaffKind; active: boolean };
  hearing_staff_hours_added: StaffHours;
  hearing_staff_hours_removed: StaffHours;
  hearing_staff_period_added: StaffTimeChange;
  hearing_staff_period_removed: StaffTimeChange;
};
