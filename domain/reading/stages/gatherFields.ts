import { describeCaseNumber } from '#domain/caseNumbers/describeCaseNumber';
import { spellName } from '../caption/spellName.ts';
import { courtParts } from '../courtParts.ts';
import type { ReadField, Reading } from '../Reading.ts';
import { readBarNumbers } from '../readBarNumbers.ts';
import type { DividedLines, Given } from './divideLines.ts';
import type { FoundCaseType } from './findCaseType.ts';
import type { Heading } from './findHeading.ts';
import type { FoundNumber } from './findNumber.ts';
import type { FoundParties } from './findParties.ts';
import type { FoundType } from './findType.ts';
import type { FurtherFields } from './readFurther.ts';
import type { OwnLines } from './readOwnLines.ts';

type Found = Given &
  DividedLines &
  Heading &
  FoundParties &
  FoundType &
  FoundNumber &
  OwnLines &
  FurtherFields &
  FoundCaseType;

/** Names are looked up in so much of the text. */
const runningText = 60_000;

/** Gathers what was found as the fields of a reading, names spelled as the text itself spells them. */
export function gatherFields(found: Found): { fields: Partial<Reading> } {
  const { document, court, parties, number, judge } = found;
  const running = document.text.slice(0, runningText);
  const spell = (field: ReadField<string>) => ({ ...field, value: spellName(field.value, running) });
  return {
    fields: said({
      doc_type: found.type,
      title: found.title?.title,
      court: court && { ...court.court, parts: courtParts(court.name) },
      location: court?.location,
      case_type: found.caseType,
      case_number: number && { ...number, parts: describeCaseNumber(number.value, court?.name) },
      filing_date: found.date,
      plaintiffs: parties.plaintiffs.map(spell),
      claimants: parties.claimants.map(spell),
      defendants: parties.defendants.map(spell),
      amount_cents: found.amount,
      judge_name: judge && spell(judge),
      has_signature_block: found.signature,
      has_certificate_of_service: found.service,
      bar_numbers: readBarNumbers(found.rest),
      ...found.further,
    }),
  };
}

/** Only what the document says: a field without a value is left out. */
function said(fields: { [Field in keyof Reading]?: Reading[Field] | undefined }): Partial<Reading> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
