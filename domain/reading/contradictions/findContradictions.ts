import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import type { Evidence } from '#domain/documents/DocumentText';
import type { ReadField, Reading } from '../Reading.ts';
import type { CaseKind } from './CaseKind.ts';
import { courtSays, jurisdictionOf } from './courtSays.ts';
import { kindOfNumber } from './kindOfNumber.ts';

/** What somebody chose beside a document; null where nothing was chosen. */
export type Choices = {
  case_type?: CaseType | null | undefined;
  jurisdiction?: Jurisdiction | null | undefined;
  court_level?: CourtLevel | null | undefined;
};

/** A choice that the document speaks against. It is advice: nobody returns a paper for it (departure 23). */
export type Contradiction = {
  choice: 'case_type' | 'jurisdiction' | 'court_level';
  chosen: string;
  /** In the words of the same list; null where the list has none for it. */
  says: string | null;
  message: string;
  evidence: Evidence[];
};

/** Compares what was chosen with what the document says, in force. `who` begins the messages: `You`, `The filer`. */
export function findContradictions(choices: Choices, reading: Reading, who: string): Contradiction[] {
  return [
    ...ofJurisdiction(choices, reading, who),
    ...ofLevel(choices, reading, who),
    ...ofCaseType(choices, reading, who),
  ];
}

function ofJurisdiction({ jurisdiction }: Choices, { court }: Reading, who: string): Contradiction[] {
  if (!jurisdiction || !court) return [];
  const { state } = courtSays(court.value);
  if (state === undefined || state === jurisdiction) return [];
  return [
    {
      ...{ choice: 'jurisdiction', chosen: jurisdiction, says: jurisdictionOf(state) },
      message: `${who} chose ${jurisdiction}; the ${court.value} sits in ${state}.`,
      evidence: court.evidence,
    },
  ];
}

const levelWords: Record<CourtLevel, string> = {
  'State Court': 'a state’s trial court',
  'Federal Court': 'a federal trial court',
  'Appellate Court': 'an appellate court',
  'Supreme Court': 'a supreme court',
};

function ofLevel({ court_level }: Choices, { court }: Reading, who: string): Contradiction[] {
  if (!court_level || !court) return [];
  const { level, levels } = courtSays(court.value);
  if (level === undefined || levels.includes(court_level)) return [];
  return [
    {
      ...{ choice: 'court_level', chosen: court_level, says: level },
      message: `${who} chose ${court_level}; the ${court.value} is ${levelWords[level]}.`,
      evidence: court.evidence,
    },
  ];
}

function ofCaseType({ case_type: chosen }: Choices, reading: Reading, who: string): Contradiction[] {
  const { case_type: shown } = reading;
  if (!chosen || !shown || isCompatible(chosen, shown) || isDoubtedByNumber(reading)) return [];
  const kind = shown.value as CaseKind;
  return [
    {
      ...{ choice: 'case_type', chosen, says: kind === 'Bankruptcy' ? null : kind },
      message: `${who} chose ${chosen}; ${describeSigns(shown)} ${kind}.`,
      evidence: shown.evidence,
    },
  ];
}

/** From this confidence on several signs, or one that leaves no doubt, speak for a kind of case. */
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

/** A person put another number in place of the one that the paper's kind was told from. */
function isDoubtedByNumber({ case_number, case_type, court }: Reading): boolean {
  if (case_number?.method !== 'correction') return false;
  const sign = kindOfNumber(case_number.value, court && recognizeCourt(court.value));
  return sign !== undefined && sign.kind !== case_type?.value;
}

/** `the case number 1:26-cr-00112 and “UNITED STATES OF AMERICA v.” say`. */
function describeSigns({ parts }: ReadField<string>): string {
  const { case_number, signs: told } = { ...parts };
  const words = (told ?? '').split('\n').filter(Boolean);
  const signs = [...(case_number ? [`the case number ${case_number}`] : []), ...words.map((one) => `“${one}”`)];
  const last = signs.at(-1) ?? 'the document';
  return signs.length > 1 ? `${signs.slice(0, -1).join(', ')} and ${last} say` : `${last} says`;
}
