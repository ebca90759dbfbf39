import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeProblem } from '#contract/messages/writeMessages';
import type { Citation } from '#domain/citations/Citation';
import { findCitations } from '#domain/citations/findCitations';
import { findIdentifiers } from '#domain/identifiers/findIdentifiers';
import type { Identifier } from '#domain/identifiers/Identifier';
import { type ReadDocument, readDocument } from '#server/documents/engine/readDocumentText';
import type { Case, Wanted } from './Case.ts';
import type { WantedCitation } from './CitationCase.ts';
import { checkDocument } from './checkDocument.ts';
import { compareCitations } from './measureCitations.ts';
import { isIt } from './measureIdentifiers.ts';
import { say } from './measureUnseen.ts';
import { readCases } from './readCases.ts';
import { differingFields } from './sameFields.ts';
import type { Answer, Tally } from './Tally.ts';

type PartOutcome = { missed: string[]; wrong: string[]; said: string };

/** Runs the given cases; each has a result, which can be the reason why it could not be read. */
export async function measureCases(place: string): Promise<{ tallies: Tally[]; answers: Answer[] }> {
  const { folder, cases } = readCases(place);
  const tallies = new Map<string, Tally>();
  const answers: Answer[] = [];
  const tallyOf = (kind: string) => {
    const known = tallies.get(kind) ?? { kind, n: 0, found: 0, clean: 0, falseAlarms: 0 };
    tallies.set(kind, known);
    return known;
  };
  for (const one of cases) {
    if (one.problem !== undefined) {
      answers.push({ id: one.id, right: false, said: `not run: ${one.problem}` });
      continue;
    }
    const tally = tallyOf(one.kind);
    try {
      const read = await open(one, folder);
      const { missed, wrong, said } = judge(one, read);
      tally.n += one.expect.length;
      tally.found += one.expect.length - missed.length;
      // Additional findings in a document are false only if all expected ones are listed.
      const listsAll = one.clean || one.kind === 'identifier' || one.kind === 'citation';
      tally.clean += listsAll ? 1 : 0;
      tally.falseAlarms += listsAll && wrong.length > 0 ? 1 : 0;
      const right = missed.length === 0 && !(listsAll && wrong.length > 0);
      answers.push({ id: one.id, right, said: explain(missed, listsAll ? wrong : [], said) });
      if (one.twin !== undefined) answers.push(await compareTwin(one, read, folder, tallyOf('same fields')));
    } catch (error) {
      tally.n += one.expect.length;
      answers.push({ id: one.id, right: false, said: `not read: ${error instanceof Error ? error.message : error}` });
    }
  }
  return { tallies: [...tallies.values()], answers };
}

async function open(one: Case, folder: string): Promise<ReadDocument> {
  if (one.file === undefined) return readDocument(new Uint8Array(Buffer.from(one.text!)), 'paper.txt');
  return readFrom(folder, one.file);
}

function readFrom(folder: string, file: string): Promise<ReadDocument> {
  return readDocument(new Uint8Array(readFileSync(path.resolve(folder, file))), path.basename(file));
}

async function compareTwin(one: Case, read: ReadDocument, folder: string, tally: Tally): Promise<Answer> {
  const twin = await readFrom(folder, one.twin!);
  const differing = differingFields(read.text, twin.text);
  tally.n += 1;
  tally.found += differing.length === 0 ? 1 : 0;
  return { id: `${one.id}, fields`, right: differing.length === 0, said: differing.join(', ') || 'the same' };
}

function judge(one: Case, read: ReadDocument): PartOutcome {
  if (one.kind === 'unseen')
    return compare(
      one.expect,
      read.unseen,
      (unseen, { names, also }) => {
        const named = names.includes(unseen.kind) || names.includes(unseen.means) || names.includes('any');
        return named && (also.page === undefined || also.page === unseen.page);
      },
      (unseen) => say([unseen]),
    );
  if (one.kind === 'identifier')
    return compare<Identifier>(
      one.expect,
      findIdentifiers(read.text),
      (found, { names, also }) => {
        const shown = String(also.shown ?? also.last_four ?? also.value ?? also.text ?? '');
        return names.some((kind) => isIt(found, { kind, ...(shown === '' ? {} : { shown }) }));
      },
      ({ kind, shown }) => `${kind} ${shown}`,
    );
  if (one.kind === 'rule')
    return compare(
      one.expect,
      checkDocument(read, path.basename(one.file ?? 'paper.txt'), one.forum),
      (finding, { names, also }) =>
        names.includes(finding.rule_id) && (also.class === undefined || also.class === finding.class),
      ({ rule_id, says }) => `${rule_id}: ${writeProblem(says).message}`,
    );
  const text = one.text ?? read.text.text;
  const found = findCitations(text);
  const wanted = one.expect.map(
    ({ names, also }) => ({ ...also, kind: names[0] ?? 'full', text: String(also.text ?? '') }) as WantedCitation,
  );
  const { wrong, extra } = compareCitations(text, found, wanted);
  return { missed: wrong, wrong: extra, said: found.map(showCitation).join(' | ') || 'nothing' };
}

/** Matches each expected item with a found one; the others are unexpected. */
function compare<Found>(
  wanted: readonly Wanted[],
  found: readonly Found[],
  isWanted: (found: Found, wanted: Wanted) => boolean,
  show: (found: Found) => string,
): PartOutcome {
  const left = [...found];
  const missed: string[] = [];
  for (const one of wanted) {
    const at = left.findIndex((each) => isWanted(each, one));
    if (at >= 0) left.splice(at, 1);
    else missed.push(`${one.names.join(' or ')} ${JSON.stringify(one.also)}`.replace(' {}', ''));
  }
  return { missed, wrong: left.map(show), said: found.map(show).join(' | ') || 'nothing' };
}

function showCitation({ kind, text, resolves_to }: Citation): string {
  return `${kind} "${text}"${resolves_to === undefined ? '' : ` -> ${resolves_to}`}`;
}

function explain(missed: readonly string[], wrong: readonly string[], said: string): string {
  const parts = [
    missed.length > 0 ? `missed ${missed.join('; ')}` : '',
    wrong.length > 0 ? `wrongly ${wrong.join('; ')}` : '',
    `said ${said}`,
  ];
  return parts.filter(Boolean).join(' / ');
}
