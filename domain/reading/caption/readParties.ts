import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, type JoinedText, joinLines } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { titleIn } from '../title/titleIn.ts';
import { gatherNames, type NameGroup } from './gatherNames.ts';
import { matterOf } from './markers.ts';
import { organization } from './nameWords.ts';
import type { Role, Side } from './roles.ts';
import { isFullName, isPlain } from './splitAtAnd.ts';
import { type NameSpan, splitNames } from './splitNames.ts';

export type Parties = Record<'plaintiffs' | 'defendants' | 'claimants', ReadField<string>[]>;

/** Names with the side they are on, and by which rule. */
type SidedGroup = NameGroup & { side: Side; method: string; confidence: number };

/**
 * The parties of a caption's lines. A role settles the side of the names before it; without one, who appears first
 * sues. On appeal the caption keeps trial's order, so the first of an appellant and an appellee is taken for who sued,
 * unless the caption says who was plaintiff.
 */
export function readParties(lines: readonly FilingLine[]): Parties {
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  const fictitious = new Set<ReadField<string>>();
  const seen = new Set<string>();
  for (const { lines: named, side, role, method, confidence } of takeSides(
    gatherNames(lines).map(fromSovereign),
  ).flatMap(partSovereign)) {
    if (side === 'none') continue;
    const joined = joinLines(named);
    for (const { start, end, value, unnamed } of namesOf(named, joined, role)) {
      // Cross-actions and consolidated appeals name the same parties again.
      if (seen.has(plain(value)) || isTitle(value)) continue;
      seen.add(plain(value));
      const party: ReadField<string> = {
        value,
        confidence,
        method,
        evidence: evidenceIn(joined, start, end),
        ...(role === undefined || method === 'caption-sovereign'
          ? {}
          : { parts: { role: role.printed.replace(/[/-]$/, '') } }),
      };
      parties[side].push(party);
      if (unnamed) fictitious.add(party);
    }
  }
  // A plaintiff under a pseudonym is a party; a John Doe next to named defendants is not a specific person yet.
  const named = parties.defendants.filter((party) => !fictitious.has(party));
  return named.length > 0 ? { ...parties, defendants: named } : parties;
}

/** Names under one another without commas are several if each line is a complete one and the role is a plural. */
function namesOf(lines: readonly FilingLine[], joined: JoinedText, role: Role | undefined): NameSpan[] {
  if (role?.plural !== true || !areNamesApart(lines.map(({ text }) => text)))
    return splitNames(joined.text, role?.plural);
  return joined.pieces.flatMap((piece) =>
    splitNames(joined.text.slice(piece.start, piece.end)).map((name) => ({
      ...name,
      start: piece.start + name.start,
      end: piece.start + name.end,
    })),
  );
}

/** Every line is a name, and nothing but the line breaks separates them. */
function areNamesApart(lines: readonly string[]): boolean {
  const names = lines.filter((text) => !/^\([^)]*\)$/.test(text));
  return names.length > 1 && names.every(isNameAlone);
}

const suffix = /,? (?:Jr|Sr|[IV]+|Inc|LLC|L\.L\.C|Ltd|Corp|Co)\b\.?$/i;

function isNameAlone(text: string): boolean {
  const bare = text.replace(suffix, '');
  return (isFullName(text) || isPlain(bare)) && !/[,;]|\b(?:and|of|the|for|in)$|&|\sand\s/i.test(bare);
}

/** A title that flowing text set among the names. An organization may be named for a motion or an order. */
function isTitle(value: string): boolean {
  return titleIn(value) !== undefined && !organization.test(value);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function takeSides(groups: NameGroup[]): SidedGroup[] {
  const sections = new Set(groups.map((group) => group.section)).size;
  const trial = groups.some(({ role }) => role !== undefined && role.side !== 'none' && role.trial);
  // On appeal the sides keep trial's order unless a role of trial says otherwise.
  const ordered = sections > 1 && (!trial || !groups.some(isReversed));
  const appealed = groups.some(({ role }) => /^appellants?$/.test(role?.phrase ?? ''));
  // Before the Trademark Trial and Appeal Board the applicant answers the opposer.
  const opposed = groups.some(({ role }) => role?.phrase.startsWith('opposer'));
  const spouses = groups.filter(({ role, spouse }) => role === undefined && spouse !== undefined).length;
  return groups.flatMap((group): SidedGroup[] => {
    const { role, section } = group;
    if (role !== undefined && opposed && role.phrase === 'applicant')
      return [{ ...group, side: 'defendants', ...readBy('caption-role') }];
    if (role !== undefined) return [{ ...group, ...byRole(role, section, ordered && !role.trial, appealed) }];
    if (group.spouse !== undefined && spouses === 2) {
      return [{ ...group, side: group.spouse === 'first' ? 'plaintiffs' : 'defendants', ...readBy('caption-order') }];
    }
    if (sections < 2 || group.apart || matterOf.test(group.lines[0]!.text)) return [];
    const side: Side = section === 0 ? 'plaintiffs' : 'defendants';
    return [{ ...group, side, ...readBy('caption-order') }];
  });
}

/** A plaintiff behind the `v.`, or a defendant before it. */
function isReversed({ role, section }: NameGroup): boolean {
  return role?.trial === true && role.side === (section % 2 === 0 ? 'defendants' : 'plaintiffs');
}

function byRole(
  role: Role,
  section: number,
  appealOnly: boolean,
  appealed: boolean,
): Pick<SidedGroup, 'side' | 'method' | 'confidence'> {
  // Against an appellant, a respondent is who won below: `Beatrix Roe, respondent, v Metro Corp., appellant`.
  const isAppellate = /appell/.test(role.phrase) || (appealed && /^respondents?$/.test(role.phrase));
  if (appealOnly && role.side !== 'none' && isAppellate) {
    return {
      side: section % 2 === 0 ? 'plaintiffs' : 'defendants',
      ...readBy('caption-appellate-order'),
    };
  }
  return { side: role.side, ...readBy(role.trial ? 'caption-role' : 'caption-role, on appeal') };
}

const sovereign =
  /^(?:the )?(?:united states of america|united states|people of the state of [a-z ]+|state of [a-z ]+|commonwealth of [a-z ]+)\W*$/i;

/** The text above the prosecuting state is the complaint's approval: `Approved: / Before: / UNITED STATES OF AMERICA`. */
function fromSovereign(group: NameGroup): NameGroup {
  const at = group.section === 0 ? group.lines.findIndex((line) => sovereign.test(line.text)) : -1;
  const above = group.lines[at - 1];
  return above === undefined || /(?:,|;|\b(?:and|of|for|the|as|by))\s*$/i.test(above.text)
    ? group
    : { ...group, lines: group.lines.slice(at) };
}

/** A scan that lost the `v.`: in a group of defendants the state itself is who prosecutes. */
function partSovereign(group: SidedGroup): SidedGroup[] {
  const at = group.lines.findIndex((line) => sovereign.test(line.text));
  const lost = group.side === 'defendants' && group.role !== undefined && group.section === 0;
  if (!lost || at < 0 || at === group.lines.length - 1) return [group];
  return [
    { ...group, lines: [group.lines[at]!], side: 'plaintiffs', ...readBy('caption-sovereign') },
    { ...group, lines: group.lines.slice(at + 1) },
  ];
}
