import type { CaseType } from '#domain/courts/choices';
import type { BookingUnit, Employment, StaffKind, StaffLanguage } from '#domain/hearings/staff/HearingStaff';

/** A person on the sample court’s list of hearing staff. Every name and license number is invented. */
export type SampleStaff = {
  kind: StaffKind;
  name: string;
  email: string;
  employment: Employment;
  booking_unit: BookingUnit;
  languages?: StaffLanguage[];
  case_types?: CaseType[];
  license_number?: string;
  qualifications?: string[];
  /** Hours that recur (0 is Sunday); without any, those of the court. */
  hours?: { weekdays: number[]; from_time: string; to_time: string };
};

const weekdays = [1, 2, 3, 4, 5];
const spoken = (language: string, level: StaffLanguage['level']): StaffLanguage => ({
  language,
  level,
  mode: 'spoken',
});

export const sampleStaff: SampleStaff[] = [
  {
    ...{ kind: 'interpreter', name: 'Elena Sample', email: 'e.sample@alder.example.com' },
    ...{ employment: 'employee', booking_unit: 'half_hour', languages: [spoken('Spanish', 'certified')] },
    hours: { weekdays, from_time: '08:00', to_time: '17:00' },
  },
  {
    ...{ kind: 'interpreter', name: 'Marco Placeholder', email: 'm.placeholder@words.example.com' },
    ...{ employment: 'contractor', booking_unit: 'half_day' },
    languages: [spoken('Spanish', 'registered'), spoken('Portuguese', 'certified')],
    hours: { weekdays: [1, 3, 5], from_time: '08:30', to_time: '12:00' },
  },
  {
    ...{ kind: 'interpreter', name: 'Linh Model', email: 'l.model@words.example.com' },
    ...{ employment: 'contractor', booking_unit: 'half_day', languages: [spoken('Vietnamese', 'certified')] },
    hours: { weekdays: [2, 4], from_time: '08:30', to_time: '16:30' },
  },
  {
    ...{ kind: 'interpreter', name: 'Wei Exemplar', email: 'w.exemplar@words.example.com' },
    ...{ employment: 'contractor', booking_unit: 'half_day' },
    languages: [spoken('Mandarin', 'certified'), spoken('Cantonese', 'certified')],
    hours: { weekdays: [1, 2, 3, 4], from_time: '09:00', to_time: '16:00' },
  },
  {
    ...{ kind: 'interpreter', name: 'Robin Specimen', email: 'r.specimen@signs.example.com' },
    ...{ employment: 'contractor', booking_unit: 'half_hour' },
    languages: [{ language: 'American Sign Language', level: 'certified', mode: 'sign' }],
  },
  {
    ...{ kind: 'reporter', name: 'Dolores Example', email: 'd.example@alder.example.com' },
    ...{ employment: 'employee', booking_unit: 'minute', license_number: '00417' },
    qualifications: ['Certified realtime reporter'],
    hours: { weekdays, from_time: '08:00', to_time: '17:00' },
  },
  {
    ...{ kind: 'reporter', name: 'Sam Template', email: 's.template@alder.example.com' },
    ...{ employment: 'employee', booking_unit: 'minute', license_number: '00532' },
    hours: { weekdays: [1, 2, 3, 4], from_time: '08:00', to_time: '17:00' },
  },
  {
    ...{ kind: 'reporter', name: 'Jo Placeholder', email: 'j.placeholder@reporters.example.com' },
    ...{ employment: 'contractor', booking_unit: 'half_day', license_number: '00688' },
  },
  {
    ...{ kind: 'mediator', name: 'Pat Mediator', email: 'p.mediator@resolution.example.com' },
    ...{ employment: 'contractor', booking_unit: 'minute', case_types: ['Civil Complaint', 'Small Claims'] },
    qualifications: ['40 hours of mediation training'],
  },
  {
    ...{ kind: 'mediator', name: 'Ines Sample', email: 'i.sample@resolution.example.com' },
    ...{ employment: 'employee', booking_unit: 'half_day', case_types: ['Family Law', 'Probate'] },
    qualifications: ['Child custody recommending counselor'],
    hours: { weekdays: [2, 3, 4], from_time: '08:30', to_time: '16:30' },
  },
];
