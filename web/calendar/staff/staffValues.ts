import type { addStaff, StaffPerson } from '#contract/hearingStaff';
import type { CaseType } from '#domain/courts/choices';
import {
  type BookingUnit,
  detailsOfKind,
  type Employment,
  type StaffKind,
  type StaffLanguage,
} from '#domain/hearings/staff/HearingStaff';
import type { Typed } from '#web/forms/useContractForm.ts';

/** A person of the hearing staff as it is entered; qualifications are one to a line. */
export type StaffValues = {
  kind: StaffKind;
  name: string;
  email: string;
  phone: string;
  employment: Employment;
  booking_unit: BookingUnit;
  languages: StaffLanguage[];
  case_types: CaseType[];
  license_number: string;
  qualifications: string;
  note: string;
  active: boolean;
};

export const emptyLanguage: StaffLanguage = { language: '', level: 'certified', mode: 'spoken' };

export function valuesOf(person: StaffPerson | null): StaffValues {
  if (person === null) {
    return {
      ...{ kind: 'interpreter', name: '', email: '', phone: '', employment: 'contractor', booking_unit: 'minute' },
      ...{ languages: [emptyLanguage], case_types: [], license_number: '', qualifications: '', note: '', active: true },
    };
  }
  const { kind, name, employment, booking_unit, languages, case_types, active } = person;
  return {
    ...{ kind, name, employment, booking_unit, languages, case_types, active },
    ...{ email: person.email ?? '', phone: person.phone ?? '', license_number: person.license_number ?? '' },
    ...{ note: person.note ?? '', qualifications: person.qualifications.join('\n') },
  };
}

/** The values as they are sent: without those of other kinds, which the form does not show. */
export function inputOf(values: StaffValues): Typed<typeof addStaff> {
  return {
    ...{ ...values, ...detailsOfKind(values.kind, values) },
    qualifications: values.qualifications
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}
