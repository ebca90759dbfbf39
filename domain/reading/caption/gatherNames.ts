import type { FilingLine } from '#domain/text/FilingLine';
import { sliceLine } from '#domain/text/sliceLine';
import { titleIn } from '../title/titleIn.ts';
import { asksFor, cause } from './claimWords.ts';
import {
  hasRoleBeforeVersus,
  isAddress,
  isAside,
  isContact,
  isNamedLawyer,
  isRule,
  isVersus,
  versusAtEnd,
  versusAtStart,
  versusWithin,
  withoutNumber,
} from './markers.ts';
import { afterMatter, matter, matterAlone, withoutMatter, withoutVenue } from './namesAlone.ts';
import { innerRole, leadingRole, type Role, readRole, trailingRole } from './roles.ts';

/** Lines of names between roles and the words that part the sides. */
export type NameGroup = {
  lines: FilingLine[];
  role: Role | undefined;
  /** Number of side separators before it. */
  section: number;
  /** The name of the litigation: it begins with `In re` and is separate from the sides, above a rule. */
  apart?: true;
  /** A matter of marriage names the petitioning spouse first: `CELIA HART / AND / OWEN HART`. */
  spouse?: 'first' | 'second';
  /** Parties that the caption numbers share the role after the last of them. */
  numbered?: true;
};

/** A pleading's numbered causes of action, taken out of their column. */
const listed = /^\(?(?:\d{1,2}|[IVX]{1,4})[).]\s+\S/;
/** An indictment numbers its defendants: `1. DARIO FONTANA,`. */
const numbered = /^\(?\d{1,2}[).]\s+(?=["']?[A-Z])/;
/** Words that describe a name; the role proper follows them. */
const describes = /^(?:deceased|decedent|an? minor|minors?)$/;

/** Gathers a caption's names, line by line, until their role, the word that parts the sides, or the end. */
export function gatherNames(lines: readonly FilingLine[]): NameGroup[] {
  const gathering = new Gathering();
  for (const line of lines) {
    const printed = withoutMark(line);
    const plain = isAside(printed.text)
      ? printed
      : (sliceLine(printed, 0, withoutNumber(printed.text).length) ?? printed);
    for (const part of partAtRoles(plain)) gathering.take(part);
  }
  return gathering.end();
}

const appealOf = /^(?:in the matter of the )?(?:consolidated )?appeals? of\s*[-–—:]*$/i;
/** The end of an address: `Salem, KY 41075`, `Frankfort, Kentucky 40601`. */
const zip = /\b[A-Z][A-Za-z]+\.?,? \d{5}(?:-\d{4})?\W*$/;
const juvenile = /\bjuvenile court (?:law|act)\W*$/i;
/** Some courts set leaders before a role, whose dots a font's encoding turns into letters: `lllllllPlaintiff - Appellant`. */
const leaders = /^l{5,}\s*(?=[A-Z])/;

/** `Ada Roe, Respondent. Grievance Board, Petitioner.`: a role within a line closes the names before it. */
function partAtRoles(line: FilingLine): FilingLine[] {
  const lead = leaders.exec(line.text);
  if (lead !== null) return partAtRoles(sliceLine(line, lead[0].length, line.text.length) ?? line);
  const end = innerRole(line.text);
  const rest = end === undefined ? undefined : sliceLine(line, end, line.text.length);
  const own = end === undefined ? undefined : sliceLine(line, 0, end);
  return own === undefined || rest === undefined ? [line] : [own, ...partAtRoles(rest)];
}

class Gathering {
  private readonly groups: NameGroup[] = [];
  private pending: FilingLine[] = [];
  private section = 0;
  private labeled = false;
  /** The role before the names, and the last line of them. */
  private label: { role: Role; line: FilingLine } | undefined;
  /** `Respondents:` over its names. */
  private over: Role | undefined;
  private listing = false;
  /** How many lines more may say on whom to serve. */
  private served = 0;
  private numbering = false;
  /** Addresses part the names, which share the role after the last of them. */
  private addressed = false;
  private asking = false;
  private matter = false;
  /** `Appeal of -` names who appeals. */
  private appeal = false;
  private marriage = false;
  private spouse: NameGroup['spouse'];
  private roleGoesOn = false;
  /** Nothing has been named since the word that parts the sides. */
  private fresh = false;

  take(line: FilingLine): void {
    const { text } = line;
    // `Ex parte Elm, Inc. / (In re: Ada Roe / v. / Elm, Inc.)`: the action below names the sides.
    const below = /^\(\s*(?=in re\b)/i.exec(text);
    if (below !== null) {
      this.pending = [];
      this.take(sliceLine(line, below[0].length, text.length) ?? line);
      return;
    }
    if (this.label !== undefined) {
      if (readRole(text) === undefined && this.goesOnUnder(line)) {
        this.pending.push(line);
        this.label = { ...this.label, line };
        return;
      }
      this.flush(this.label.role);
    }
    if (/,? (?:ss|s\. ?s|sc)\W*$|^[A-Z]+, SC\W*$/.test(text) && this.section === 0) {
      // The text above `MIDDLESEX, ss.` is the venue.
      this.pending = [];
      return;
    }
    // `In re A.G., a Person Coming Under the / Juvenile Court Law.` is apart from the sides.
    if (juvenile.test(text)) {
      this.pending = [];
      return;
    }
    // A clerk's initials under the number.
    if (/^[A-Z]{2,4}$/.test(text) && line.left > 0.5 * line.pageWidth && this.pending.length === 0) return;
    if (isVersus(text)) {
      this.part();
      return;
    }
    // A scan's wide spaces: `UNIVERSITY   OF   OHIO`.
    if (/^(?:of|for|the)$/i.test(text) && goesOnInRow(this.pending.at(-1), line)) {
      this.pending.push(line);
      return;
    }
    if (this.matter && isRule(text)) {
      this.flush(undefined, { apart: true });
      return;
    }
    const role = endsList(this.pending.at(-1)?.text, text) ? undefined : readRole(text);
    // `Third-Party` over `Defendant-Respondent.`
    if (role === undefined && /^(?:third|fourth)[- ]party\W*$/i.test(text)) return;
    if (role === undefined && this.takeServed(text)) return;
    if (role === undefined && appealOf.test(text)) {
      this.pending = [];
      this.appeal = true;
      return;
    }
    if (role === undefined && this.takeAsked(text)) return;
    if (role === undefined && this.takeNumbered(line)) return;
    this.listing = role === undefined && (listed.test(text) || (this.listing && !goesOnNaming(text)));
    if (this.listing) return;
    if (role !== undefined && /:\s*$/.test(text) && (this.over !== undefined || this.pending.length === 0)) {
      this.flush(undefined);
      this.over = role;
    } else if (role !== undefined) this.close(role, text);
    else if (!this.takeLabeled(line) && !this.takeParted(line)) {
      if (!this.isForeign(text)) this.add(line);
      else if (isAddress(text)) this.takeAddress(text);
    }
  }

  /** An address ends the name over it: `ADA ROE / 12 Elm Street / Salem, KY 41075 / IVO STERN`. */
  private takeAddress(text: string): void {
    this.dropAddressee();
    if (!zip.test(text) || this.pending.length === 0 || this.matter) return;
    this.flush(undefined, { numbered: true });
    this.addressed = true;
  }

  /** `UNITED STATES OF AMERICA / Department of Justice / 950 Elm Avenue`: the office of an address is no further name. */
  private dropAddressee(): void {
    const [name, last] = this.pending.slice(-2);
    const isOver = name !== undefined && !/(?:[,;&]|\b(?:of|the|and|for))\s*$/i.test(name.text);
    if (isOver && last !== undefined && /^(?:u\. ?s\. )?(?:department|office|bureau)\b/i.test(last.text))
      this.pending.pop();
  }

  /** Text of the court, or a contact line. Behind the `v.` a lawyer may be sued: `BRUNO SAYRE, ESQ., and`. */
  private isForeign(text: string): boolean {
    // `JEROME LANG TRUST / No. 1, ADA LANG`
    const last = this.pending.at(-1)?.text ?? ',';
    if (isAside(text)) return !(/^nos?\. ?\d{1,4}[,;]/i.test(text) && !/[,;:]$/.test(last));
    return isContact(text) && !(this.section > 0 && isNamedLawyer(text));
  }

  end(): NameGroup[] {
    const appellant = this.appeal && this.section === 0 ? readRole('Appellant') : undefined;
    this.flush(this.label?.role ?? appellant);
    // Where labels name the parties, what has none is an address or a clerk's note.
    return this.labeled ? this.groups.filter((group) => group.role !== undefined) : this.groups;
  }

  /** The relief continues until a comma or a period. */
  private takeAsked(text: string): boolean {
    if (!this.asking && !asksFor.test(text)) return false;
    this.asking = !/[,.;:]$|\b(?:proceedings?|act|law|cplr|rpapl|code|rules)$/i.test(text) && !isRule(text);
    return true;
  }

  /** `Serve on: / AGENCY SERVICE COMPANY, / 1090 Elm Avenue / Salem, Ohio 45101`: no party, up to the end of its address. */
  private takeServed(text: string): boolean {
    if (/^serve[ds]?\b[^,]{0,20}:\s*$/i.test(text)) this.served = 5;
    else if (/^serve: [A-Z]/i.test(text)) this.served = 6;
    else if (this.served > 0) this.served = /\b\d{5}\b/.test(text) ? 0 : this.served - 1;
    else return false;
    // `ELM TRUST / Serve: Ada Roe / 12 Elm Street / Salem, Kentucky 40202 / IVO STERN`
    if (this.served === 0 && this.pending.length > 0) {
      this.flush(undefined, { numbered: true });
      this.addressed = true;
    }
    return true;
  }

  private takeNumbered(line: FilingLine): boolean {
    const match = numbered.exec(line.text);
    if (match === null || cause.test(line.text)) return false;
    if (!this.numbering && !(this.fresh && /^\(?0?1[).]/.test(line.text))) return false;
    this.flush(undefined, this.numbering ? { numbered: true } : {});
    this.numbering = true;
    this.fresh = false;
    this.add(sliceLine(line, match[0].length, line.text.length));
    return true;
  }

  /** `Plaintiff: MESA BUILDERS, INC.`; a long name continues in the next row. */
  private takeLabeled(line: FilingLine): boolean {
    const lead = leadingRole(line.text);
    if (lead === undefined) return false;
    this.flush(undefined);
    this.add(sliceLine(line, lead.end, line.text.length));
    this.labeled = true;
    this.label = this.pending.length > 0 ? { role: lead.role, line } : undefined;
    return true;
  }

  private goesOnUnder(line: FilingLine): boolean {
    const last = this.label?.line;
    if (last === undefined || line.page !== last.page || line.row <= last.row || line.row - last.row > 2) return false;
    const { text } = line;
    // A form's next cell: `REQUEST FOR ORDER [X] Child Custody`.
    const capitals = /^[A-Z][A-Z' ,.&-]*(?=\s|$)/.exec(text)?.[0] ?? '';
    const plain =
      !/[:[\]\u2610-\u2612]|^(?:does?|roes?)\b/i.test(text) &&
      titleIn(capitals) === undefined &&
      titleIn(text) === undefined &&
      !isAside(text) &&
      !isContact(text) &&
      !isVersus(text);
    return plain && Math.abs(line.left - last.left) < 40 && /^["'A-Z]|^(?:and|a|an|dba|d\/b\/a) /.test(text);
  }

  /** The word that parts the sides at a line's start, its end, or between two names. */
  private takeParted(line: FilingLine): boolean {
    const { text } = line;
    const start = versusAtStart(text);
    const end = versusAtEnd(text);
    const within = text.length < 120 || hasRoleBeforeVersus(text) ? versusWithin(text) : undefined;
    if (start === undefined && end === undefined && within === undefined) return false;
    const before = start === undefined ? sliceLine(line, 0, end ?? within!.start) : undefined;
    const after = start ?? (end === undefined ? within!.end : undefined);
    this.add(before);
    this.part();
    if (after === undefined) return true;
    const rest = sliceLine(line, after, text.length);
    if (rest === undefined || isAside(rest.text)) return true;
    // `A v. B v. C`
    if (!this.takeParted(rest)) this.add(rest);
    return true;
  }

  private part(): void {
    this.served = 0;
    this.flush(undefined);
    this.section++;
    this.listing = false;
    this.numbering = false;
    this.addressed = false;
    this.asking = false;
    this.fresh = true;
  }

  private close(role: Role, text: string): void {
    const last = this.groups.at(-1);
    const open =
      last !== undefined &&
      last.section === this.section &&
      (last.role === undefined || describes.test(last.role.phrase));
    this.asking = false;
    if (this.pending.length === 0 && open) last.role = role;
    else if (this.pending.length === 0 && last?.role !== undefined && this.roleGoesOn) {
      last.role = { ...last.role, printed: joinRoles(last.role.printed, role.printed) };
    } else this.flush(role);
    this.roleGoesOn = /(?:[/&,-]|\band)\s*$/i.test(text);
    if (!this.numbering && !this.addressed) return;
    for (const group of this.groups) if (group.numbered && group.section === this.section) group.role ??= role;
    this.numbering = false;
    this.addressed = false;
  }

  /** `AND` alone separates spouses; before a first name it says nothing. */
  private takeAnd(text: string): boolean {
    if (/^\W*and in the interest of\b/i.test(text)) {
      this.flush(undefined);
      return true;
    }
    if (!/^\W*and\W*$/i.test(text)) return false;
    if (this.pending.length === 0) return true;
    if (!this.marriage) return false;
    this.spouse = 'first';
    this.flush(undefined);
    this.spouse = 'second';
    return true;
  }

  private add(line: FilingLine | undefined): void {
    if (line === undefined || this.takeAnd(line.text)) return;
    const role = trailingRole(line.text);
    const names = withoutMatter(role === undefined ? line : sliceLine(line, 0, role.start));
    const opening = matter.exec(line.text)?.[0];
    this.marriage ||= /\bmarriage of\W*$/i.test(opening ?? (this.matter ? line.text : ''));
    if (opening) this.matter = true;
    // `IN THE MATTER OF / THE MARRIAGE OF / CELIA HART`: the second line is no name either.
    else if (this.matter && this.pending.length === 0 && matterAlone.test(line.text)) return;
    this.fresh = false;
    // `In the Matter of a Custody/Visitation / Proceeding` names the case type.
    if (this.matter && names !== undefined && /^an? [A-Z]/i.test(names.text))
      this.asking = !/proceeding|[,.;]$/i.test(names.text);
    else if (names !== undefined) this.pending.push(names);
    if (role === undefined) return;
    this.flush(role.role);
    this.roleGoesOn = /(?:[/&,-]|\band)\s*$/i.test(line.text);
  }

  private flush(role: Role | undefined, marks: Pick<NameGroup, 'apart' | 'numbered'> = {}): void {
    const pending = this.matter && role !== undefined ? afterMatter(this.pending, role) : this.pending;
    const lines = withoutVenue(pending.filter((line) => /[A-Za-z]/.test(line.text)));
    this.pending = [];
    this.matter = false;
    this.label = undefined;
    const spouse = this.spouse === undefined ? {} : { spouse: this.spouse };
    this.spouse = undefined;
    this.marriage &&= role === undefined;
    const over = this.over;
    this.over = undefined;
    if (lines.length > 0) this.groups.push({ lines, role: role ?? over, section: this.section, ...spouse, ...marks });
  }
}

/** `Ferris Tate and Dr. Edward :`: the rule between the columns, set as text. */
function withoutMark(line: FilingLine): FilingLine {
  const mark = /\s[:|§)]$/.exec(line.text);
  if (mark === null || (mark[0].endsWith(')') && line.text.includes('('))) return line;
  return sliceLine(line, 0, mark.index) ?? line;
}

/** `UNKNOWN HEIRS, CREDITORS, OR OTHER / CLAIMANTS,`, `NAMES UNKNOWN TO / PLAINTIFF,`: the end of a list, no role. */
function endsList(above: string | undefined, text: string): boolean {
  if (above === undefined || !/\b(?:or|any|all|other|unknown|unknown to)$/i.test(above)) return false;
  const side = readRole(text)?.side;
  return side === 'claimants' || side === 'none' || /\bunknown to$/i.test(above);
}

function goesOnInRow(last: FilingLine | undefined, { page, row }: FilingLine): boolean {
  return last !== undefined && last.page === page && last.row === row && /[A-Za-z]$/.test(last.text);
}

/** Among numbered causes of action, what only a party's line says. */
function goesOnNaming(text: string): boolean {
  return (
    !cause.test(text) &&
    /\b(?:inc|llc|ltd|corp|l\.p|llp|corporation|company|individual|partnership|entity|inclusive|does)\b|[,;]\s*$/i.test(
      text,
    )
  );
}

/** A role may take two lines: `Defendant/Counter-Plaintiff/` and `Third-Party Plaintiff,`. */
function joinRoles(one: string, other: string): string {
  if (/[/-]$/.test(one)) return one + other;
  return / and$/.test(one) ? `${one} ${other}` : `${one}, ${other}`;
}
