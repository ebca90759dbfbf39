import type { Evidence } from '#domain/documents/DocumentText';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, evidenceOf, type JoinedText, joinLines } from '#domain/text/JoinedText';
import type { Statement, StatementKind } from '../Statement.ts';

/** A document laid out for looking things up in it: its lines without heads and feet, and the same as one text. */
export type StatementText = { lines: readonly FilingLine[]; joined: JoinedText; lower: string };

export function layOutDraft(lines: readonly FilingLine[]): StatementText {
  const joined = joinLines(lines);
  return { lines, joined, lower: lowerCase(joined.text) };
}

/** In small letters, unit for unit: places found in it lead to the same words. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** What a document states, with the words between two offsets of its joined text as the place. */
export function stated(
  document: StatementText,
  kind: StatementKind,
  start: number,
  end: number,
  value?: string,
): Statement {
  return { kind, ...(value !== undefined && { value }), evidence: evidenceIn(document.joined, start, end) };
}

export function statedAt(line: FilingLine, kind: StatementKind, value?: string): Statement {
  const evidence: Evidence[] = [evidenceOf(line)];
  return { kind, ...(value !== undefined && { value }), evidence };
}
