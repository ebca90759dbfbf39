import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import { toRows } from '#domain/text/toRows';
import { wordsOf } from '#domain/text/wordsOf';
import { findCaseNumbers } from '../numbers/findCaseNumbers.ts';
import { isRule, isVersus } from './markers.ts';
import { readRole, trailingRole } from './roles.ts';

/** A caption's two columns: the parties, and the text next to them. */
export type Columns = { parties: FilingLine[]; beside: FilingLine[] };

/** Marks that typists set between the columns; scans show some as letters. */
const mark = /^[)(}{\][|:;§$*!>¦¢]+$/;
const weakMark = /^[lI1JiXx\\/+]$/;
const leastMarks = 3;
/** A caption's line has no more words. */
const wordsLooked = 30;

/** Splits a caption's lines into its columns, at a line of marks or at text that can only be in the right column. */
export function splitColumns(lines: readonly FilingLine[]): Columns {
  const at = findMarks(lines);
  if (at !== undefined) return splitAtMarks(lines, at);
  const gutter = findGutter(lines);
  if (gutter === undefined) return { parties: [...lines], beside: [] };
  const columns: Columns = { parties: [], beside: [] };
  for (const row of toRows(lines)) {
    for (const line of row) {
      // Roles are set far to the right of their names; alone in its row a role is still the parties'.
      const side = line.left >= gutter && !(isRoleOrVersus(line) && line.left < gutter + 0.25 * line.pageWidth);
      (side ? columns.beside : columns.parties).push(line);
    }
  }
  return columns;
}

function isRoleOrVersus(line: FilingLine): boolean {
  return isVersus(line.text) || readRole(line.text) !== undefined || trailingRole(line.text) !== undefined;
}

type Marks = { x: number; tolerance: number };

/** Where marks are aligned vertically. In flowing text they may wander with the words before them. */
function findMarks(lines: readonly FilingLine[]): Marks | undefined {
  const found: { x: number; row: string; strong: boolean }[] = [];
  for (const line of lines) {
    for (const word of wordsOf(line).slice(0, wordsLooked)) {
      // Scans print the section sign as a dollar; in flowing text a dollar is one.
      const strong = mark.test(word.text) && !(line.source.kind === 'flow' && word.text === '$');
      const center = (word.left + word.right) / 2;
      const weak = line.source.kind === 'page' && weakMark.test(word.text);
      if (
        (strong || weak) &&
        center > (line.source.kind === 'flow' ? 0 : 0.22) * line.pageWidth &&
        center < 0.8 * line.pageWidth
      ) {
        found.push({ x: center, row: `${line.page}/${line.row}`, strong });
      }
    }
  }
  const flow = lines[0]?.source.kind === 'flow';
  const tolerance = flow ? 200 : 9;
  let best: { x: number; rows: number } | undefined;
  for (const { x } of found.filter((one) => one.strong)) {
    const near = found.filter((one) => Math.abs(one.x - x) <= tolerance);
    const rows = new Set(near.map((one) => one.row)).size;
    const strong = near.filter((one) => one.strong).length;
    if (rows >= leastMarks && strong >= 0.5 * near.length && rows > (best?.rows ?? 0)) best = { x, rows };
  }
  if (best !== undefined) return { x: best.x, tolerance };
  // Text that lost its columns keeps the section signs, wherever the words before them end.
  const signs = lines.filter((line) => /(?:^|\s)§(?:\s|$)/.test(line.text)).length;
  return signs >= leastMarks ? { x: 0, tolerance: Number.POSITIVE_INFINITY } : undefined;
}

function splitAtMarks(lines: readonly FilingLine[], { x, tolerance }: Marks): Columns {
  const columns: Columns = { parties: [], beside: [] };
  for (const row of toRows(lines)) {
    let passed = false;
    for (const line of row) {
      const word = wordsOf(line).find(
        (one) =>
          ((mark.test(one.text) && !(tolerance > 50 && one.text === '$')) ||
            (tolerance < 50 && weakMark.test(one.text))) &&
          Math.abs((one.left + one.right) / 2 - x) <= tolerance,
      );
      if (word === undefined) {
        // Recognition may give a row's mark before the name on its left.
        if (tolerance < 50 && line.right < x) {
          columns.parties.push(line);
          continue;
        }
        const right = passed || line.left > x - (tolerance > 50 ? -20 : 2);
        (right && !isVersus(line.text) && (passed || readRole(line.text) === undefined)
          ? columns.beside
          : columns.parties
        ).push(line);
        continue;
      }
      const before = sliceLine(line, 0, word.start);
      const after = sliceLine(line, word.end, line.text.length);
      if (before !== undefined) columns.parties.push(before);
      if (after !== undefined) columns.beside.push(after);
      passed = true;
    }
  }
  return columns;
}

const numberedNouns = ['case', 'cause', 'index', 'docket', 'action', 'civil action', 'file', 'adv'];
const titleNouns = ['order', 'motion', 'notice', 'petition', 'summons', 'answer'];
const rightColumnOpenings = [
  pattern()`(?:civil |criminal )?${anyOf(numberedNouns)}\b.{0,20}?(?:no|nos|number|#)\b`,
  'no.',
  'nos.',
  /case\b/,
  /\d{1,2}:\d{2}-/,
  /hon\b/,
  /judge\b/,
  'honorable',
  'jury trial',
  'trial by jury',
  /chapter \d/,
  'in the (district|county|circuit|probate|justice)',
  /\d+(?:st|nd|rd|th) judicial\b/,
  /(?:superior|circuit|district) court\b/,
  /parish of\b/,
  'complaint',
  '(first |second |verified )?(amended )?complaint',
  pattern()`${anyOf(titleNouns)}\b`,
  'assigned',
  'dept',
  'ecf case',
  'class action',
  'demand for',
  'memorandum',
  'declaration',
  'affidavit',
  'affirmation',
  'stipulation',
  'judgment',
  'indictment',
  /violations?\b/,
  /criminal(?: (?:no|case|action|complaint))?\b\W*$/,
  /sealed\b/,
  /\d+ u\. ?s\. ?c\b/,
  'superseding',
  'information',
  "plaintiff'?s'? ",
  "defendant'?s'? ",
];
/** Text that can only appear next to the parties. */
const besideWords = pattern('i')`^${anyOf(rightColumnOpenings)}`;

/** The court's building, under its name. */
const building = /\b(?:courthouse|(?:justice|judicial|law) center)\W*$/i;

/** The left edge of the right column: where no line crosses, with parties on its left and a number or title on its right. */
function findGutter(all: readonly FilingLine[]): number | undefined {
  const lines = all.filter((line) => !isRule(line.text) && !building.test(line.text));
  const width = lines[0]?.pageWidth ?? 612;
  // Flowing text keeps no columns for long names; only its gaps show where the right one begins.
  const flow = lines[0]?.source.kind === 'flow';
  const most = (flow ? 0.3 : 0.1) * lines.length;
  let best: { x: number; balance: number } | undefined;
  for (const { left } of lines) {
    const x = left - 3;
    if (x < (flow ? 0.3 : 0.36) * width || x > 0.72 * width) continue;
    const right = lines.filter((line) => line.left >= x);
    const crossing = lines.filter((line) => line.left < x && line.right > x + 2).length;
    const leftOf = lines.length - right.length - crossing;
    // Three lines that begin alike are a column, even if a name or two reach into it.
    const aligned = !flow && right.length > 2 && right.every((line) => Math.abs(line.left - left) < 2);
    if (
      leftOf < 2 ||
      crossing > (aligned ? Math.max(most, 2) : most) ||
      !(right.some(isBeside) || isProseColumn(right))
    )
      continue;
    const balance = Math.min(leftOf, right.length) - 2 * crossing;
    if (best === undefined || balance > best.balance) best = { x, balance };
  }
  return best?.x;
}

/** A reprint in two columns sets the opinion next to the names. */
function isProseColumn(lines: readonly FilingLine[]): boolean {
  const prose = lines.filter(({ text }) => {
    const words = text.split(/\s+/);
    return words.length > 5 && words.filter((word) => /^[a-z]/.test(word)).length > 0.5 * words.length;
  });
  return lines.length > 4 && prose.length > 0.5 * lines.length;
}

function isBeside(line: FilingLine): boolean {
  return besideWords.test(line.text.replace(/^[\s:)§|*]+/, '')) || findCaseNumbers(line.text).length > 0;
}
