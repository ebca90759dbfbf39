import { type FilingLine, sliceLine } from '../lines/FilingLine.ts';
import { isAside, isContact, isVersus, versusAtEnd, versusAtStart, versusWithin, withoutNumber } from './markers.ts';
import { leadingRole, type Role, readRole, trailingRole } from './roles.ts';

/** Lines of names between roles and the words that part the sides. */
export type NameGroup = {
  lines: FilingLine[];
  role: Role | undefined;
  /** How many words that part the sides stand before it. */
  section: number;
};

/** A pleading's numbered causes of action, taken out of their column. */
const listed = /^\(?(?:\d{1,2}|[IVX]{1,4})[).]\s+\S/;
/** Words that describe a name; the role proper follows them. */
const describes = /^(?:deceased|decedent|an? minor|minors?)$/;

/** Gathers a caption's names, line by line, until their role, the word that parts the sides, or the end. */
export function gatherNames(lines: readonly FilingLine[]): NameGroup[] {
  const gathering = new Gathering();
  for (const printed of lines) {
    const plain = isAside(printed.text)
      ? printed
      : (sliceLine(printed, 0, withoutNumber(printed.text).length) ?? printed);
    gathering.take(plain);
  }
  return gathering.end();
}

class Gathering {
  private readonly groups: NameGroup[] = [];
  private pending: FilingLine[] = [];
  private section = 0;
  private labelled = false;
  private listing = false;

  take(line: FilingLine): void {
    const { text } = line;
    if (isVersus(text)) {
      this.part();
      return;
    }
    const role = readRole(text);
    this.listing = role === undefined && (this.listing || listed.test(text));
    if (this.listing) return;
    if (role !== undefined) this.close(role);
    else if (!this.takeLabelled(line) && !this.takeParted(line) && !isAside(text) && !isContact(text)) this.add(line);
  }

  end(): NameGroup[] {
    this.flush(undefined);
    // Where labels name the parties, what has none is an address or a clerk's note.
    return this.labelled ? this.groups.filter((group) => group.role !== undefined) : this.groups;
  }

  /** `Plaintiff: MESA BUILDERS, INC.` */
  private takeLabelled(line: FilingLine): boolean {
    const lead = leadingRole(line.text);
    if (lead === undefined) return false;
    this.flush(undefined);
    this.add(sliceLine(line, lead.end, line.text.length));
    this.labelled = true;
    this.flush(lead.role);
    return true;
  }

  /** The word that parts the sides at a line's start, its end, or between two names. */
  private takeParted(line: FilingLine): boolean {
    const { text } = line;
    const start = versusAtStart(text);
    const end = versusAtEnd(text);
    const within = text.length < 120 ? versusWithin(text) : undefined;
    if (start === undefined && end === undefined && within === undefined) return false;
    const before = start === undefined ? sliceLine(line, 0, end ?? within!.start) : undefined;
    const after = start ?? (end === undefined ? within!.end : undefined);
    this.add(before);
    this.part();
    if (after === undefined) return true;
    const rest = sliceLine(line, after, text.length);
    if (rest !== undefined && !isAside(rest.text)) this.add(rest);
    return true;
  }

  private part(): void {
    this.flush(undefined);
    this.section++;
    this.listing = false;
  }

  private close(role: Role): void {
    const last = this.groups.at(-1);
    const open =
      last !== undefined &&
      last.section === this.section &&
      (last.role === undefined || describes.test(last.role.phrase));
    if (this.pending.length === 0 && open) last.role = role;
    else this.flush(role);
  }

  private add(line: FilingLine | undefined): void {
    if (line === undefined) return;
    const role = trailingRole(line.text);
    const names = withoutMatter(role === undefined ? line : sliceLine(line, 0, role.start));
    if (names !== undefined) this.pending.push(names);
    if (role !== undefined) this.flush(role.role);
  }

  private flush(role: Role | undefined): void {
    const lines = this.pending.filter((line) => /[A-Za-z]/.test(line.text));
    this.pending = [];
    if (lines.length > 0) this.groups.push({ lines, role, section: this.section });
  }
}

const matter =
  /^(?:in re:?|in the matter of|matter of|in the matter)\s*(?:the\s+)?(?:(?:application|petition|claim|marriage|former marriage|dissolution of (?:the )?marriage) of)?:?\s*/i;

/** `In the Matter of the Application of` leads to a name and is none. */
function withoutMatter(line: FilingLine | undefined): FilingLine | undefined {
  if (line === undefined) return undefined;
  const match = matter.exec(line.text);
  if (match === null || match[0] === '') return line;
  const rest = sliceLine(line, match[0].length, line.text.length);
  return rest === undefined || isAside(rest.text) ? undefined : rest;
}
