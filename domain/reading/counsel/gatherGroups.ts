import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { givenNames } from '../caption/givenNames.ts';
import { type BlockLine, readBlockLine } from './blockLines.ts';
import { clientLines } from './clientLines.ts';
import { inheritParts } from './inheritParts.ts';
import type { LawyerGroup } from './LawyerGroup.ts';
import { sameLawyer } from './sameLawyer.ts';

const ownCause = /\b(?:pro se|in pro(?:pria)? per(?:sona)?|self-represented|without (?:an )?attorney)\b/i;
const justiceOrganizations = ['center', 'project', 'initiative', 'league', 'works', 'clinic', 'department'];
const otherSigners = [
  'judge',
  pattern()`(?<!department of )justice(?! ${anyOf(justiceOrganizations)})`,
  'magistrate',
  'j.s.c.?',
  'clerk',
  'notary public',
  'declarant',
  'affiant',
  'president',
  'secretary',
  'treasurer',
  'manager',
  'officer',
  'sheriff',
  'process server',
  'court reporter',
  'case manager',
  'referee',
  'mediator',
];
/** A person above these words signs in another capacity. */
const otherOffice = pattern('i')`^(?:\(?print(?:ed)? name.*|hon\b.*|.*\b${anyOf(otherSigners)}\b.{0,40})$`;
const most = 40;
/** No firm lists more attorneys; a longer list is not of attorneys. */
const mostPersons = 40;

/** The groups of lawyers in one run of short lines. */
export function gatherGroups(segment: readonly FilingLine[]): LawyerGroup[] {
  const lines = segment.map((line) => readBlockLine(line.text));
  const groups: LawyerGroup[] = [];
  let group = emptyGroup(true);
  let others = 0;
  const close = (apart: boolean) => {
    if (group.persons.length > 0 || group.firm !== undefined) groups.push(group);
    else apart ||= group.apart;
    group = emptyGroup(apart);
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    others = line.kind === 'other' ? others + 1 : 0;
    if (line.kind === 'head' || others > 2 || ownCause.test(line.text)) {
      if (ownCause.test(line.text) && !/counsel for/i.test(line.text)) group.persons = [];
      close(true);
      continue;
    }
    if (line.kind === 'and') close(false);
    if (line.kind === 'form' && group.address.length > 0) close(true);
    if (startsNewGroup(group, line) || group.persons.length >= mostPersons) close(false);
    if (line.bar !== undefined) group.isLaw = true;
    if (line.kind === 'person') addPersons(group, line, segment[index]!, lines[index + 1]);
    if (line.kind === 'contact' && line.bar !== undefined) addBar(group, line.bar);
    if (line.kind === 'firm') group.firm = line.text;
    else if (isHouse(group, line, lines[index + 1])) group.firm = line.text;
    if (line.kind === 'address') group.address.push(line.text);
    if (line.phone !== undefined) group.phone ??= line.phone;
    for (const one of line.emails) addEmail(group, one, lines[index - 1]);
    if (line.represents !== undefined) {
      if (line.persons.length > 0) addPersons(group, line, segment[index]!, undefined);
      const taken = clientLines(lines, index, group);
      group.represents = [line.represents, ...lines.slice(index + 1, index + 1 + taken).map(({ text }) => text)]
        .join(' ')
        .trim();
      group.isLaw = true;
      index += taken;
    }
    if (groups.length >= most) break;
  }
  close(true);
  return inheritParts(groups);
}

function emptyGroup(apart: boolean): LawyerGroup {
  return { persons: [], address: [], emails: [], isLaw: false, apart };
}

/** `Urban Justice Center`, between a lawyer's name and the street. */
function isHouse(group: LawyerGroup, line: BlockLine, next: BlockLine | undefined): boolean {
  return (
    line.kind === 'other' &&
    group.firm === undefined &&
    group.persons.length > 0 &&
    group.address.length === 0 &&
    group.represents === undefined &&
    next?.kind === 'address' &&
    /^[A-Z][\w.'&-]*(?: (?:of|the|for|and|[A-Z&][\w.'&-]*)){1,6}$/.test(line.text)
  );
}

/** A further lawyer or firm after an address or a client begins another group. */
function startsNewGroup(group: LawyerGroup, line: BlockLine): boolean {
  const filled = group.address.length > 0 || group.represents !== undefined;
  if (line.kind === 'person') {
    const known = line.persons.some(({ name }) => group.persons.some((one) => sameLawyer(one.name, name)));
    return filled && group.persons.length > 0 && !known;
  }
  return line.kind === 'firm' && group.address.length > 0;
}

function addPersons(group: LawyerGroup, line: BlockLine, source: FilingLine, next: BlockLine | undefined): void {
  if (next !== undefined && next.kind !== 'person' && otherOffice.test(next.text) && next.bar === undefined) return;
  for (const person of line.persons) {
    const known = group.persons.find((one) => sameLawyer(one.name, person.name));
    if (known !== undefined) {
      known.sure ||= person.sure;
      if (known.bar === undefined && person.bar !== undefined) known.bar = person.bar;
      if (/[a-z]/.test(person.name) && !/[a-z]{2}/.test(known.name)) known.name = person.name;
      continue;
    }
    // A client's name appears after `Attorneys for`; a firm may be called like a person: `JONES DAY`.
    if (group.represents !== undefined && !person.sure) continue;
    // A name that is no common one is a lawyer's where a house, a client or an office follows.
    const isNamed =
      isGiven(person.name) ||
      next?.bar !== undefined ||
      next?.kind === 'office' ||
      (/[a-z]/.test(person.name) && next !== undefined && /^(?:firm|represents|office)$/.test(next.kind));
    if (!person.sure && !isNamed) {
      if (group.persons.length === 0 && group.firm === undefined) group.firm = line.text;
      continue;
    }
    group.persons.push({ ...person, line: source });
    if (person.bar !== undefined || (person.sure && !line.signed)) group.isLaw = true;
  }
}

function addBar(group: LawyerGroup, bar: string): void {
  const without = group.persons.filter((person) => person.bar === undefined);
  const person = without.at(-1);
  if (person === undefined || group.persons.at(-1) !== person) return;
  person.bar = bar;
  person.sure = true;
}

/** An address under one name is that lawyer's own. */
function addEmail(group: LawyerGroup, email: string, above: BlockLine | undefined): void {
  const last = group.persons.at(-1);
  const isOwn =
    last !== undefined && last.email === undefined && (above?.kind === 'person' || above?.bar !== undefined);
  if (isOwn && group.persons.length > 0) last.email = email;
  group.emails.push(email);
}

function isGiven(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return (
    givenNames.has(words[0]!.replace(/[^a-z]/g, '')) ||
    words.slice(0, -1).some((word) => /^[a-z]\.?$/.test(word)) ||
    words.length === 3
  );
}
