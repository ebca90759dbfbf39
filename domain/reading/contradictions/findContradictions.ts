import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import type { Evidence } from '#domain/documents/DocumentText';
import type { ReadField, Reading } from '../Reading.ts';
import type { CaseKind } from './CaseKind.ts';
import { courtSays, jurisdictionOf } from './courtSays.ts';
import { kindOfNumber } from './kindOfNumber.ts';
import type { Chooser, ContradictionMessage } from './messages.ts';

/** The choice made for a document; null if none was made. */
export type Choices = {
  case_type?: CaseType | null | undefined;
  jurisdiction?: Jurisdiction | null | undefined;
  court_level?: CourtLevel | null | undefined;
};

/** A choice that the document contradicts. It is advice: no filing is returned for it (departure 23). */
export type Contradiction = {
  choice: 'case_type' | 'jurisdiction' | 'court_level';
  chosen: string;
  /** In the words of the same list; null where the list has none for it. */
  says: string | null;
  shows: ContradictionMessage;
  evidence: Evidence[];
};

/** Compares the filer's choices with the document's current values. */
export function findContradictions(choices: Choices, reading: Reading, by: Chooser): Contradiction[] {
  return [
    ...ofJurisdiction(choices, reading, by),
    ...ofLevel(choices, reading, by),
    ...ofCaseType(choices, reading, by),
  ];
}

function ofJurisdiction({ jurisdiction }: Choices, { court }: Reading, by: Chooser): Contradiction[] {
  if (!jurisdiction || !court) return [];
  const { state } = courtSays(court.value);
  if (state === undefined || state === jurisdiction) return [];
  return [
    {
      choice: 'jurisdiction',
      chosen: jurisdiction,
      says: jurisdictionOf(state),
      shows: {
        code: 'contradiction.jurisdiction',
        values: { by, chosen: jurisdiction, court: court.value, state },
      },
      evidence: court.evidence,
    },
  ];
}

function ofLevel({ court_level }: Choices, { court }: Reading, by: Chooser): Contradiction[] {
  if (!court_level || !court) return [];
  const { level, levels } = courtSays(court.value);
  if (level === undefined || levels.includes(court_level)) return [];
  return [
    {
      choice: 'court_level',
      chosen: court_level,
      says: level,
      shows: {
        code: 'contradiction.court_level',
        values: { by, chosen: court_level, court: court.value, level },
      },
      evidence: court.evidence,
    },
  ];
}

function ofCaseType({ case_type: chosen }: Choices, reading: Reading, by: Chooser): Contradiction[] {
  const { case_type: shown } = reading;
  if (!chosen || !shown || isCompatible(chosen, shown) || isDoubtedByNumber(reading)) return [];
  const kind = shown.value as CaseKind;
  return [
    {
      choice: 'case_type',
      chosen,
      says: kind === 'Bankruptcy' ? null : kind,
      shows: { code: 'contradiction.case_type', values: { by, chosen, ...signsOf(shown), kind } },
      evidence: shown.evidence,
    },
  ];
}

/** From this confidence on, several signs or one conclusive sign indicate a case type. */
const beyondDoubt = 0.95;

/** Whether a filer may rightly choose this for a case of that kind. */
function isCompatible(chosen: CaseType, { value, confidence }: ReadField<string>): boolean {
  if (chosen === value) return true;
  // The list has no nearer word for a bankruptcy.
  if (value === 'Bankruptcy') return chosen === 'Civil Complaint';
  if (value !== 'Civil Complaint') return false;
  // Civil numbers are given to petitions on immigration too; in some courts to small claims, family and estates.
  return chosen === 'Immigration' || (chosen !== 'Criminal' && confidence < beyondDoubt);
}

/** A person replaced the number from which the document's type was determined. */
function isDoubtedByNumber({ case_number, case_type, court }: Reading): boolean {
  if (case_number?.method !== 'correction') return false;
  const sign = kindOfNumber(case_number.value, court && recognizeCourt(court.value));
  return sign !== undefined && sign.kind !== case_type?.value;
}

/** What shows the case type: the case number, and words of the document. */
function signsOf({ parts }: ReadField<string>): { case_number: string | null; signs: string[] } {
  const { case_number, signs } = { ...parts };
  return { case_number: case_number || null, signs: (signs ?? '').split('\n').filter(Boolean) };
}
