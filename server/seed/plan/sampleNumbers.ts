import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { builtInPack } from '#domain/practice/builtInPack';
import type { CourtPack, NumberFormat } from '#domain/practice/CourtPack';
import { chooseNumber } from '#domain/practice/chooseNumber';
import { formatOf, letter } from '#domain/practice/data/formatOf';
import { writeNumber } from '#domain/practice/writeNumber';

type Numbered = { name: string; level: CourtLevel; jurisdiction: Jurisdiction; county: string | null };

/** The sample court's own numbers, such as 26CV00431: five digits, and CR for all criminal cases. */
export const sampleFormat: NumberFormat = formatOf({
  id: 'ca-sup-default',
  label: 'Superior Court, County of Alder',
  template: '{yy}{cat}{seq:05}',
  letters: [
    letter('CV', 'civil', { types: ['Civil Complaint'] }),
    letter('FL', 'family', { types: ['Family Law'] }),
    letter('PR', 'probate', { types: ['Probate'] }),
    letter('SC', 'small claims', { types: ['Small Claims'] }),
    letter('CR', 'criminal', { types: ['Criminal'] }),
    letter('IM', 'immigration', { types: ['Immigration'] }),
  ],
  confidence: 'high',
  authority: 'The sample court',
});

/** Whether a court numbers its sample cases in the sample court's form. */
export const hasSampleFormat = (court: Numbered) => builtInPack(court).numbering['Civil Complaint'] === sampleFormat.id;

/** The number of a planned case. */
export function sampleNumber(court: Numbered, year: number, type: CaseType, sequence: number): string {
  const pack = builtInPack(court);
  const chosen = hasSampleFormat(court) ? sampleChoice(type) : chooseNumber(pack, type, null);
  const found = 'format' in chosen ? chosen : chooseNumber(pack, type, planned(pack, type));
  if ('problem' in found) throw new Error(`No number for ${type} in ${court.name}: ${found.problem}`);
  const written = writeNumber(found.format, { year, letters: found.letters, sequence });
  if ('missing' in written) throw new Error(`No number for ${type} in ${court.name}: ${written.missing} is missing`);
  return written.number;
}

const sampleChoice = (type: CaseType) => ({
  format: sampleFormat,
  letters: sampleFormat.letters.find(({ case_types }) => case_types.includes(type))!.letters,
});

/** Where the number depends on the category, the category of the planned cases. */
const planned = (pack: CourtPack, type: CaseType) =>
  pack.categories.find(({ id }) => id === 'illinois.la') ??
  pack.categories.find(({ case_type }) => case_type === type) ??
  null;
