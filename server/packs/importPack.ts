import type { z } from 'zod';
import { describeIssue } from '#contract/describeIssue';
import type { InputOf } from '#contract/endpoint';
import { packProblemTexts } from '#contract/messages/en/packProblems';
import { CourtPack, type ImportProblem, type importPack as importAsked, type PackImport } from '#contract/packs';
import { caseTypes } from '#domain/courts/choices';
import { type PackChanges, type PackItem, packSections } from '#domain/practice/CourtPack';
import { changedPack, sameItem } from '#domain/practice/changedPack';
import { checkCodes, checkPack } from '#domain/practice/checkPack';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { changePack, type Done, type Working } from './changePack.ts';
import { type FoundPack, findPack } from './findPack.ts';

/** The most problems of a file that are reported together. */
const mostProblems = 100;

/** What the import of a file would change; nothing is changed. */
export async function previewPackImport(db: Db, actor: Actor, document: unknown): Promise<PackImport> {
  return compare(await findPack(db, actor.court_id), document).preview;
}

/** Imports a file into the court's pack. A file with problems changes nothing. */
export async function importPack(
  needs: Working,
  actor: Actor,
  { version, document }: InputOf<typeof importAsked>,
): Promise<Done> {
  return changePack(needs, actor, version, (found) => {
    const { preview, changes } = compare(found, document);
    const [problem] = preview.problems;
    if (problem) throw invalidInput('document', problem.message);
    const count = (change: string) => preview.changes.filter((one) => one.change === change).length;
    return {
      changes: changes!,
      change: { kind: 'imported', added: count('added'), changed: count('changed') },
      message: 'Pack imported',
    };
  });
}

function compare(found: FoundPack, document: unknown): { preview: PackImport; changes?: PackChanges } {
  const nothing = { changes: [], numbering: [], unchanged: 0, not_in_file: 0 };
  const parsed = CourtPack.safeParse(document, { error: describeIssue });
  if (!parsed.success) {
    const problems = parsed.error.issues.slice(0, mostProblems).map((issue) => problemOf(issue, document));
    return { preview: { ...nothing, problems } };
  }
  const given = parsed.data;
  const { pack, builtIn } = found;
  const changes = merge(found, given);
  const problems = [
    ...(given.system === pack.system ? [] : [otherSystem(given.system, pack.system)]),
    ...[...checkPack(given), ...checkCodes(builtIn, given)].map(({ section, row, id, code, value }) => ({
      ...{ section, row, id, field: null },
      message: packProblemTexts[code](value),
    })),
    ...(checkPack(changedPack(builtIn, changes)).length > 0 && checkPack(given).length === 0
      ? [{ section: 'numbering', row: null, id: null, field: null, message: 'The file does not fit the court’s pack.' }]
      : []),
  ].slice(0, mostProblems);
  const items = packSections.flatMap((section) => {
    const held = new Map((pack[section] as PackItem[]).map((item) => [item.id, item]));
    return (given[section] as PackItem[]).map((item) => ({ section, item, before: held.get(item.id) }));
  });
  const differing = items.filter(({ item, before }) => !sameItem(before, item));
  const inFile = new Set(items.map(({ section, item }) => `${section} ${item.id}`));
  const all = packSections.flatMap((section) => pack[section].map(({ id }) => `${section} ${id}`));
  return {
    changes,
    preview: {
      problems,
      changes: differing.map(({ section, item: { id, label }, before }) => ({
        ...{ section, id, label },
        change: before ? ('changed' as const) : ('added' as const),
      })),
      numbering: caseTypes.filter((type) => given.numbering[type] !== pack.numbering[type]),
      unchanged: items.length - differing.length,
      not_in_file: all.filter((one) => !inFile.has(one)).length,
    },
  };
}

/** The court's changes with the items of the file. Items that the file does not contain stay as they are. */
function merge({ changes }: FoundPack, given: CourtPack): PackChanges {
  const replace = <T extends PackItem>(own: readonly T[], items: readonly T[]) => {
    const ids = new Set(items.map(({ id }) => id));
    return [...own.filter(({ id }) => !ids.has(id)), ...items];
  };
  return {
    categories: replace(changes.categories, given.categories),
    number_formats: replace(changes.number_formats, given.number_formats),
    hearing_types: replace(changes.hearing_types, given.hearing_types),
    filing_codes: replace(changes.filing_codes, given.filing_codes),
    docket_events: replace(changes.docket_events, given.docket_events),
    numbering: { ...changes.numbering, ...given.numbering },
  };
}

function otherSystem(given: string, own: string): ImportProblem {
  const message = `This is a pack for ${given.replaceAll('_', ' ')}. This court’s pack is for ${own.replaceAll('_', ' ')}.`;
  return { section: 'pack', row: null, id: null, field: 'system', message };
}

function problemOf({ path, message }: z.core.$ZodIssue, document: unknown): ImportProblem {
  const [section, row, ...field] = path;
  const isRow = typeof row === 'number';
  const items = isRow ? (document as Record<string, unknown>)[String(section)] : undefined;
  const item = Array.isArray(items) ? (items[row as number] as unknown) : undefined;
  const id = typeof item === 'object' && item !== null && 'id' in item ? String(item.id).slice(0, 80) : null;
  return {
    section: section === undefined ? 'pack' : String(section),
    row: isRow ? (row as number) + 1 : null,
    id,
    field: (isRow ? field : path.slice(1)).map(String).join('.') || null,
    message,
  };
}
