import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { importedFiles } from '#domain/cases/imports/caseFields';
import { writeCount } from '#domain/text/writeCount';
import { applyCaseImport } from '#server/cases/imports/applyCaseImport';
import { CaseImportRefused } from '#server/cases/imports/CaseImportRefused';
import { countCaseRows, reportCaseImport } from '#server/cases/imports/reportCaseImport';
import { stageCaseImport } from '#server/cases/imports/stageCaseImport';
import { undoCaseImport } from '#server/cases/imports/undoCaseImport';
import { readConfig, SettingsError } from '#server/kernel/config';
import { hasDatabase, openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run import:cases -- --source NAME FOLDER`: compares cases, parties, counsel, and dockets of another system with the
 * portal, and writes a report. `-- --apply ID` adds them, also after an interruption; `-- --undo ID` removes them again
 * (docs/operations/import.md).
 */
const options = {
  source: { type: 'string' },
  court: { type: 'string' },
  apply: { type: 'string' },
  undo: { type: 'string' },
} as const;
const usage = 'Use npm run import:cases -- --source NAME FOLDER, then -- --apply ID, or -- --undo ID.';
const Mapping = z.record(z.string(), z.record(z.string(), z.string()));

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, args: process.argv.slice(2) });
  const config = readConfig(process.env, process.cwd());
  if (!hasDatabase(config)) throw new SettingsError(`There is no database in ${config.data_dir} yet.`);
  const { db, close } = await openCommandDatabase(config);
  const needs = { db, config, now: () => new Date() };
  try {
    if (values.apply) await apply(values.apply);
    else if (values.undo) await undo(values.undo);
    else await compare(values.source, values.court ?? config.court.id, positionals[0]);
    return true;
  } finally {
    await close();
  }

  async function compare(source: string | undefined, court_id: string, given: string | undefined): Promise<void> {
    if (!source || !given) throw new CaseImportRefused(usage);
    const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
    const id = await stageCaseImport(needs, { court_id, source, folder, mapping: readMapping(folder) });
    const report = path.join(folder, 'report.csv');
    writeFileSync(report, await reportCaseImport(db, id), { mode: 0o600 });
    await printCounts(id);
    console.log(
      `Nothing was added. Every row is in ${report}. To add the new rows: npm run import:cases -- --apply ${id}`,
    );
  }

  async function apply(id: string): Promise<void> {
    const began = Date.now();
    let cases = 0;
    let entries = 0;
    await applyCaseImport(needs, asId(id), (added) => {
      cases += added.cases;
      entries += added.docket;
      console.log(`${writeCount(cases)} cases and ${writeCount(entries)} docket entries added.`);
    });
    await printCounts(id);
    console.log(`The import is complete (${((Date.now() - began) / 1000).toFixed(1)} s).`);
  }

  async function undo(id: string): Promise<void> {
    const { removed, left } = await undoCaseImport(needs, asId(id));
    console.log(
      `${writeCount(removed)} cases removed. ${writeCount(left)} cases stay, because someone has worked on them.`,
    );
  }

  async function printCounts(id: string): Promise<void> {
    const counts = await countCaseRows(db, id);
    for (const file of importedFiles) {
      const parts = Object.entries(counts[file]).map(([result, count]) => `${writeCount(count)} ${result}`);
      if (parts.length > 0) console.log(`${file}: ${parts.join(', ')}`);
    }
  }
});

function asId(given: string): string {
  if (!z.uuid().safeParse(given).success) throw new CaseImportRefused(`"${given}" is not the ID of an import.`);
  return given;
}

/** The codes of the other system: `mapping.json` in the folder, if there is one. */
function readMapping(folder: string): z.infer<typeof Mapping> {
  const file = path.join(folder, 'mapping.json');
  if (!existsSync(file)) return {};
  try {
    return Mapping.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CaseImportRefused(`${file} must have the form { "case_type": { "CV": "Civil Complaint" } }.`);
  }
}
