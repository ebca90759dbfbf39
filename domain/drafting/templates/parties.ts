import { listed } from './CaseData.ts';
import type { CaptionLine } from './DraftDocument.ts';
import type { Filler } from './Filler.ts';

export type Side = 'plaintiff' | 'defendant';

const titles = {
  plaintiff: { plaintiff: 'Plaintiff', defendant: 'Defendant' },
  petitioner: { plaintiff: 'Petitioner', defendant: 'Respondent' },
} as const;

/** `Plaintiff`, `Respondents`, and so on: the label of a side, by case type and number of parties. */
export function sideTitle(filler: Filler, side: Side): string {
  const kind = filler.maybe('party_titles') === 'petitioner' ? 'petitioner' : 'plaintiff';
  return titles[kind][side] + (namesOf(filler, side).length > 1 ? 's' : '');
}

/** `Plaintiff’s`, `Plaintiffs’`. */
export function sidePossessive(filler: Filler, side: Side): string {
  const title = sideTitle(filler, side);
  return title.endsWith('s') ? `${title}’` : `${title}’s`;
}

export function namesOf(filler: Filler, side: Side): string[] {
  return filler.entries(side === 'plaintiff' ? 'plaintiffs' : 'defendants');
}

/** The side that files the document. */
export function filingSide(filler: Filler, otherwise: Side): Side {
  const given = filler.maybe('filing_party');
  return given === 'plaintiff' || given === 'defendant' ? given : otherwise;
}

/** `Ana Nuñez; José Ortiz; and Acme, Inc.`, with semicolons because names may contain commas. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ');
  return `${names.slice(0, -1).join('; ')}; and ${names.at(-1)}`;
}

/** `Plaintiff Ana Nuñez`. */
export function namedSide(filler: Filler, side: Side): string {
  return `${sideTitle(filler, side)} ${joinNames(namesOf(filler, side))}`;
}

/** The left column of a caption: the parties, with a separate line for each. */
export function partyLines(filler: Filler, against: 'v.' | '- against -'): CaptionLine[] {
  return [
    ...nameLines(namesOf(filler, 'plaintiff')),
    { text: `${sideTitle(filler, 'plaintiff')},`, indent: 4, gapBefore: true },
    { text: against, indent: 2, gapBefore: true },
    ...nameLines(namesOf(filler, 'defendant')).map((line, index) => ({ ...line, gapBefore: index === 0 })),
    { text: `${sideTitle(filler, 'defendant')}.`, indent: 4, gapBefore: true },
  ];
}

function nameLines(names: readonly string[]): CaptionLine[] {
  return names.map((name, index) => ({
    text: index === names.length - 1 ? `${name},` : `${name}${index === names.length - 2 ? '; and' : ';'}`,
  }));
}

/** The signer with all contact details that a court requires; one entry on each line. */
export function filerLines(filler: Filler, data: { address?: string | undefined }, side: Side, bar: string): string[] {
  const alone = filler.says('self_represented');
  const number = filler.maybe('bar_number');
  const address = listed(data.address);
  const name = filler.text('filer_name');
  return [
    alone ? name : `${name} (${bar} ${number ?? '__________'})`,
    ...(filler.maybe('firm') ? [filler.text('firm')] : []),
    ...(address.length > 0 ? address : [filler.text('address')]),
    `Telephone: ${filler.text('telephone')}`,
    `E-mail: ${filler.text('email')}`,
    alone ? `${namedSide(filler, side)}, self-represented` : `Attorney for ${namedSide(filler, side)}`,
  ];
}
