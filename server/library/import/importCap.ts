import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { decisionKey } from '#domain/citations/citationKey';
import { courtIdOf } from '#domain/citations/courtOfDecision';
import { libraryVolumes } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { ImportRefused } from './ImportRefused.ts';
import { nameFile, noteProgress, readProgress } from './importProgress.ts';
import { type NewDecision, saveCitations, saveDecisions } from './saveDecisions.ts';

const Volume = z.object({ volume_number: z.union([z.string(), z.number()]).transform(String) });
const Case = z.object({
  id: z.number().int().positive(),
  name: z.string().default(''),
  name_abbreviation: z.string().default(''),
  decision_date: z.string().default(''),
  first_page: z.union([z.string(), z.number()]).nullish(),
  last_page: z.union([z.string(), z.number()]).nullish(),
  citations: z.array(z.object({ type: z.string().default(''), cite: z.string() })).default([]),
  court: z.object({ name: z.string().default('') }).nullish(),
  file_name: z.string().nullish(),
});
type Case = z.infer<typeof Case>;
const WithWords = z.object({
  casebody: z.object({ opinions: z.array(z.object({ text: z.string().default('') })).default([]) }).optional(),
});

const batchCases = 500;
const mostDepth = 6;
const mostWords = 2_000_000;

/**
 * Imports volumes of the Caselaw Access Project as static.case.law hands them out, or as its archives unpack: folders
 * with VolumeMetadata.json and CasesMetadata.json, and the cases in `cases/` or `json/`. One volume after the other is in
 * memory; one that is finished is not read again. With `words` the opinions' text comes too.
 */
export async function importCap(
  needs: Needs<'db' | 'now'>,
  directory: string,
  { words = false }: { words?: boolean },
  report: (line: string) => void,
): Promise<{ volumes: number; decisions: number; before: number }> {
  const done = { volumes: 0, decisions: 0, before: 0 };
  for await (const folder of findVolumeFolders(directory)) {
    const named = await nameFile('cap', path.join(folder, 'CasesMetadata.json'), `${folder}${words ? ' words' : ''}`);
    if ((await readProgress(needs.db, named)).finished) {
      done.before++;
      report(`${folder}: already imported.`);
      continue;
    }
    const { volume_number } = Volume.parse(await readJson(path.join(folder, 'VolumeMetadata.json')));
    const cases = readCases(await readJson(path.join(folder, 'CasesMetadata.json')), folder);
    const volume = mainVolume(volume_number, cases);
    await needs.db.transaction(async (tx) => {
      for (let from = 0; from < cases.length; from += batchCases) {
        await saveCases(tx, cases.slice(from, from + batchCases), words ? folder : null);
      }
      if (volume) await saveVolume(tx, { ...volume, decisions: cases.length, at: needs.now() });
      await noteProgress(tx, named, { rows: cases.length, at: needs.now(), finished: true });
    });
    done.volumes++;
    done.decisions += cases.length;
    report(`${folder}: ${cases.length} decisions${volume ? ` (${volume.name})` : ''}`);
  }
  if (done.volumes + done.before === 0) throw new ImportRefused(`${directory} contains no volumes.`);
  return done;
}

async function* findVolumeFolders(folder: string, depth = 0): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new ImportRefused(`${folder} cannot be read.`);
  });
  if (entries.some(({ name }) => name === 'VolumeMetadata.json')) {
    if (entries.some(({ name }) => name === 'CasesMetadata.json')) yield folder;
    return;
  }
  if (depth === mostDepth) return;
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of inner.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))) {
    yield* findVolumeFolders(path.join(folder, name), depth + 1);
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    // PostgreSQL keeps no NUL, not even written as an escape.
    return JSON.parse((await readFile(file, 'utf8')).replaceAll('\\u0000', ''));
  } catch (error) {
    throw new ImportRefused(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function readCases(json: unknown, folder: string): Case[] {
  const read = z.array(z.unknown()).safeParse(json);
  if (!read.success) throw new ImportRefused(`${folder}: CasesMetadata.json is not a list of cases.`);
  return read.data.flatMap((one) => {
    const known = Case.safeParse(one);
    return known.success ? [known.data] : [];
  });
}

type MainVolume = { key: string; name: string };

/** The reporter whose volume this is: that of most citations with the volume's number. */
function mainVolume(number: string, cases: readonly Case[]): MainVolume | null {
  const counts = new Map<string, MainVolume & { n: number }>();
  for (const { citations } of cases) {
    for (const { cite } of citations) {
      const parts = partsOf(cite);
      if (parts?.volume !== number) continue;
      const key = decisionKey(number, parts.reporter, '');
      const counted = counts.get(key) ?? { key: key.slice(0, -1), name: `${number} ${parts.reporter}`, n: 0 };
      counts.set(key, { ...counted, n: counted.n + 1 });
    }
  }
  const [most] = [...counts.values()].sort((one, other) => other.n - one.n);
  return most ? { key: most.key, name: most.name } : null;
}

function partsOf(cite: string): { volume: string; reporter: string; page: string } | null {
  const [, volume, reporter, page] = /^\s*(\d{1,4})\s+(\S.{0,60}?)\s+(\S{1,12})\s*$/.exec(cite) ?? [];
  return volume && reporter && page ? { volume, reporter, page } : null;
}

async function saveCases(tx: Db, cases: readonly Case[], folder: string | null): Promise<void> {
  const decisions: NewDecision[] = [];
  for (const one of cases) decisions.push(toDecision(one, folder ? await readWords(folder, one) : null));
  await saveDecisions(tx, 'cap', decisions);
  const citations = cases.flatMap(({ id, citations }) =>
    citations.flatMap(({ cite }) => {
      const parts = partsOf(cite);
      return parts ? [{ key: decisionKey(parts.volume, parts.reporter, parts.page), number: id }] : [];
    }),
  );
  await saveCitations(tx, 'cap', citations);
}

function toDecision({ id, name, name_abbreviation, decision_date, court, ...one }: Case, words: string | null) {
  const short = (name_abbreviation || name).trim().slice(0, 500) || 'Unnamed';
  return {
    number: id,
    name: short,
    full_name: name && name !== short ? name.slice(0, 1_000) : null,
    court: court?.name ? (courtIdOf(court.name) ?? court.name) : null,
    decided: /^\d{4}(-\d\d){0,2}$/.test(decision_date) ? decision_date : null,
    decided_about: false,
    url: addressOf(one.citations),
    first_page: pageOf(one.first_page),
    last_page: pageOf(one.last_page),
    words,
    docket: null,
  };
}

/** CourtListener took the project's decisions over, and finds each under its citation. */
function addressOf(citations: Case['citations']): string | null {
  const cite = citations.find(({ type }) => type === 'official') ?? citations[0];
  const parts = cite && partsOf(cite.cite);
  return parts
    ? `https://www.courtlistener.com/c/${encodeURIComponent(parts.reporter)}/${parts.volume}/${encodeURIComponent(parts.page)}/`
    : null;
}

function pageOf(printed: string | number | null | undefined): number | null {
  const page = Number(printed);
  return printed !== '' && Number.isInteger(page) && page > 0 ? page : null;
}

/** The opinions of one case; its file is next to the volume's metadata or one folder up. */
async function readWords(folder: string, { file_name }: Case): Promise<string | null> {
  if (!file_name || !/^[\w-]{1,40}$/.test(file_name)) return null;
  for (const place of ['cases', '../json', 'json']) {
    const file = path.join(folder, place, `${file_name}.json`);
    const text = await readFile(file, 'utf8').catch(() => null);
    const read = text === null ? null : WithWords.safeParse(JSON.parse(text.replaceAll('\\u0000', '')));
    if (!read?.success) continue;
    const opinions = read.data.casebody?.opinions.map((opinion) => opinion.text) ?? [];
    return opinions.join('\n').slice(0, mostWords) || null;
  }
  return null;
}

async function saveVolume(
  tx: Db,
  { key, name, decisions, at }: MainVolume & { decisions: number; at: Date },
): Promise<void> {
  const row = { key, source: 'cap' as const, name, decisions, whole: true, imported_at: at };
  await tx
    .insert(libraryVolumes)
    .values(row)
    .onConflictDoUpdate({ target: [libraryVolumes.key, libraryVolumes.source], set: row });
}
