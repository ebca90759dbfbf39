import type { FilingLine } from '../lines/FilingLine.ts';
import { sliceLine } from '../lines/FilingLine.ts';
import { evidenceIn, joinLines } from '../lines/JoinedText.ts';
import type { ReadField } from '../Reading.ts';
import {
  contact,
  isAside,
  isVersus,
  matterOf,
  versusAtEnd,
  versusAtStart,
  versusWithin,
  withoutNumber,
} from './markers.ts';
import { leadingRole, type Role, readRole, type Side, trailingRole } from './roles.ts';
import { splitNames } from './splitNames.ts';

export type Parties = Record<'plaintiffs' | 'defendants' | 'claimants', ReadField<string>[]>;

type Group = {
  lines: FilingLine[];
  side: Side | undefined;
  method: string;
  confidence: number;
  /** A word that parts sides stands before it. */
  parted: boolean;
};

/**
 * The parties of a caption's lines. A role settles the side of the names before it; without one, who stands first
 * sues. On appeal the caption keeps trial's order, so the first of an appellant and an appellee is taken for who sued,
 * unless the caption says who was plaintiff.
 */
export function readParties(lines: readonly FilingLine[]): Parties {
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  for (const group of bySide(gatherGroups(lines)).flatMap(partSovereign)) {
    if (group.side === undefined || group.side === 'none') continue;
    const joined = joinLines(group.lines);
    const names = splitNames(joined.text);
    const named = names.filter((name) => !name.unnamed);
    // Who sues under a pseudonym is a party; John Doe beside named defendants stands for nobody yet.
    const kept = group.side === 'defendants' && named.length > 0 ? named : names;
    for (const { start, end, value } of kept) {
      const list = parties[group.side];
      if (isKnown(parties, value)) continue;
      list.push({
        value,
        confidence: group.confidence,
        method: group.method,
        evidence: evidenceIn(joined, start, end),
      });
    }
  }
  return parties;
}

/** Cross-actions and consolidated appeals name the same parties again. */
function isKnown(parties: Parties, value: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.values(parties).some((list) => list.some((known) => plain(known.value) === plain(value)));
}

const sovereign =
  /^(?:the )?(?:united states of america|united states|people of the state of [a-z ]+|state of [a-z ]+|commonwealth of [a-z ]+)\W*$/i;

/** A scan that lost the `v.`: in a group of defendants the state itself is who prosecutes. */
function partSovereign(group: Group): Group[] {
  const at = group.lines.findIndex((line) => sovereign.test(line.text));
  if (
    group.side !== 'defendants' ||
    group.method !== 'caption-role' ||
    at < 0 ||
    at === group.lines.length - 1 ||
    group.parted
  )
    return [group];
  return [
    { ...group, lines: [group.lines[at]!], side: 'plaintiffs', method: 'caption-sovereign', confidence: 0.8 },
    { ...group, lines: group.lines.slice(at + 1) },
  ];
}

/** Runs of name lines between roles and the words that part sides. */
function gatherGroups(lines: readonly FilingLine[]): (Group & { role: Role | undefined; section: number })[] {
  const groups: (Group & { role: Role | undefined; section: number })[] = [];
  let pending: FilingLine[] = [];
  let section = 0;
  let labelled = false;
  let listing = false;
  const flush = (role: Role | undefined) => {
    const names = pending.filter((line) => /[A-Za-z]/.test(line.text));
    pending = [];
    if (names.length === 0) return;
    groups.push({ lines: names, side: undefined, role, section, parted: section > 0, method: '', confidence: 0 });
  };
  const add = (line: FilingLine | undefined) => {
    if (line !== undefined) pending.push(line);
  };
  for (const printed of lines) {
    const line = isAside(printed.text)
      ? printed
      : (sliceLine(printed, 0, withoutNumber(printed.text).length) ?? printed);
    const { text } = line;
    if (isVersus(text)) {
      flush(undefined);
      section++;
      listing = false;
      continue;
    }
    const role = readRole(text);
    // A pleading's numbered causes of action, taken out of their column.
    listing = role === undefined && (listing || /^\(?(?:\d{1,2}|[IVX]{1,4})[).]\s+\S/.test(text));
    if (listing) continue;
    if (role !== undefined) {
      const last = groups.at(-1);
      // `Deceased,` describes the name; the role proper follows it.
      const open =
        last !== undefined &&
        last.section === section &&
        (last.role === undefined || /^(?:deceased|decedent|an? minor|minors?)$/.test(last.role.phrase));
      if (pending.length === 0 && open) last.role = role;
      else flush(role);
      continue;
    }
    const lead = leadingRole(text);
    if (lead !== undefined) {
      flush(undefined);
      add(sliceLine(line, lead.end, text.length));
      labelled = true;
      flush(lead.role);
      continue;
    }
    const start = versusAtStart(text);
    if (start !== undefined) {
      flush(undefined);
      section++;
      const after = sliceLine(line, start, text.length);
      if (after !== undefined && !isAside(after.text)) addWithRole(after, add, flush);
      continue;
    }
    const end = versusAtEnd(text);
    if (end !== undefined) {
      addWithRole(sliceLine(line, 0, end), add, flush);
      flush(undefined);
      section++;
      continue;
    }
    const within = text.length < 120 ? versusWithin(text) : undefined;
    if (within !== undefined) {
      addWithRole(sliceLine(line, 0, within.start), add, flush);
      flush(undefined);
      section++;
      addWithRole(sliceLine(line, within.end, text.length), add, flush);
      continue;
    }
    if (isAside(text) || contact.test(text)) continue;
    addWithRole(line, add, flush);
  }
  flush(undefined);
  // Where labels name the parties, what has none is an address or a clerk's note.
  return labelled ? groups.filter((group) => group.role !== undefined) : groups;
}

function addWithRole(
  line: FilingLine | undefined,
  add: (line: FilingLine | undefined) => void,
  flush: (role: Role | undefined) => void,
): void {
  if (line === undefined) return;
  const role = trailingRole(line.text);
  if (role === undefined) {
    add(withoutMatter(line));
    return;
  }
  add(withoutMatter(sliceLine(line, 0, role.start)));
  flush(role.role);
}

/** `In the Matter of the Application of` leads to a name and is none. */
function withoutMatter(line: FilingLine | undefined): FilingLine | undefined {
  if (line === undefined) return undefined;
  const match =
    /^(?:in re:?|in the matter of|matter of|in the matter)\s*(?:the\s+)?(?:(?:application|petition|claim|marriage|former marriage|dissolution of (?:the )?marriage) of)?:?\s*/i.exec(
      line.text,
    );
  return match === null || match[0] === '' ? line : sliceLine(line, match[0].length, line.text.length);
}

type Gathered = ReturnType<typeof gatherGroups>[number];

function bySide(groups: Gathered[]): Group[] {
  const sections = new Set(groups.map((group) => group.section)).size;
  const said = groups.filter((group) => group.role !== undefined && group.role.side !== 'none');
  const trial = said.some((group) => group.role!.trial);
  return groups.map((group) => {
    const { role, section } = group;
    if (role !== undefined) {
      if (role.side === 'none' || role.side === 'claimants' || role.trial || trial)
        return { ...group, side: role.side, method: 'caption-role', confidence: 0.95 };
      if (sections > 1 && isAppellate(role)) {
        return {
          ...group,
          side: section % 2 === 0 ? 'plaintiffs' : 'defendants',
          method: 'caption-appellate-order',
          confidence: 0.9,
        };
      }
      return { ...group, side: role.side, method: 'caption-role', confidence: 0.92 };
    }
    if (sections < 2 || isMatter(group)) return group;
    return { ...group, side: section === 0 ? 'plaintiffs' : 'defendants', method: 'caption-order', confidence: 0.85 };
  });
}

function isAppellate(role: Role): boolean {
  return /appell/.test(role.phrase);
}

function isMatter(group: Group): boolean {
  return matterOf.test(group.lines[0]!.text);
}
