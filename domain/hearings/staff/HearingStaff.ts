import type { CaseType } from '#domain/courts/choices';
import type { Span } from '../availability.ts';

/** The people besides judges and counsel whom a court arranges for its hearings. */
export const staffKinds = ['interpreter', 'reporter', 'mediator'] as const;
export type StaffKind = (typeof staffKinds)[number];

export const employments = ['employee', 'contractor'] as const;
export type Employment = (typeof employments)[number];

/** What a hearing books of a person's time: its own time, the half hours that it touches, or the half days. */
export const bookingUnits = ['minute', 'half_hour', 'half_day'] as const;
export type BookingUnit = (typeof bookingUnits)[number];

/**
 * How far an interpreter is qualified in a language, the most qualified first: certified or registered interpreters, and
 * others provisionally (Gov. Code § 68561; CRC 2.893), or as the court found.
 */
export const languageLevels = ['certified', 'registered', 'provisional', 'qualified'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const languageModes = ['spoken', 'sign'] as const;
export type StaffLanguage = { language: string; level: LanguageLevel; mode: (typeof languageModes)[number] };

/** Hours that recur on days of the week (0 is Sunday), HH:MM in the court's time zone; the last day is included. */
export type RecurringHours = {
  weekdays: readonly number[];
  from: string;
  to: string;
  valid_from: string;
  valid_until: string | null;
};

export const staffStatuses = ['away', 'available'] as const;

/** A single time in which a person is away, or is available besides the recurring hours. */
export type StaffPeriod = Span & { status: (typeof staffStatuses)[number]; note: string | null };

/** What decides when a person is available. */
export type StaffTime = {
  /** Whether the person takes on hearings. */
  active: boolean;
  hours: readonly RecurringHours[];
  periods: readonly StaffPeriod[];
};

/** A person on the court's list of hearing staff, as the calendar's constraints know one. */
export type StaffMember = StaffTime & { id: string; kind: StaffKind; name: string; booking_unit: BookingUnit };

/**
 * A hearing of a person, the time that it has booked of the person, and what it is; `by` is empty for a case that is
 * hidden from the viewer.
 */
export type StaffEngagement = Span & { booked: Span; by: string };

/** What a person does at a moment. */
export const staffStates = ['inactive', 'in_hearing', 'available', 'away'] as const;
export type StaffState = (typeof staffStates)[number];

/** What is known of people of one kind alone. */
type KindDetails = { languages: StaffLanguage[]; case_types: CaseType[]; license_number: string };

/** The details that a person of a kind has; the others are empty. */
export function detailsOfKind(kind: StaffKind, { languages, case_types, license_number }: KindDetails): KindDetails {
  return {
    languages: kind === 'interpreter' ? languages : [],
    case_types: kind === 'mediator' ? case_types : [],
    license_number: kind === 'reporter' ? license_number : '',
  };
}

/** Whether two texts name the same language. */
export const isSameLanguage = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Names are compared as the bookings of time compare them. */
export function staffNameKey(name: string): string {
  return name.trim().toLowerCase();
}
