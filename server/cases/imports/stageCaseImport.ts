import { type CodeMapping, type ImportedFile, importedFiles } from '#domain/cases/imports/caseFields';
import { readCaseRow } from '#domain/cases/imports/readCaseRow';
import { dateInZone } from '#domain/days/dateInZone';
import { findCourts } from '#server/courts/findCourt';
import { caseImportRows, caseImports } from '#server/db/schema/caseImports';
import { storable } from '#server/db/storable';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { CaseImportRefused } from './CaseImportRefused.ts';
import { compareCaseRows } from './compareCaseRows.ts';
import { readImportFile, type SourceRow } from './readImportFile.ts';

type Asked = { court_id: string; source: string; folder: string; mapping: CodeMapping };
type Setting = { import_id: string; origin: string; mapping: CodeMapping; today: string };

const rowsAtOnce = 1000;

/**
 * Reads the files of another system into rows and compares them with the portal, in one transaction. Nothing else
 * changes: this is the dry run. Returns the import.
 */
export async function stageCaseImport({ db, now }: Needs<'db' | 'now'>, asked: Asked): Promise<string> {
  const { court_id, source, folder, mapping } = asked;
  const [court] = await findCourts(db, [court_id]);
  if (!court) throw new CaseImportRefused(`The portal has no court ${court_id}.`);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(caseImports)
      .values({ court_id, source, created_at: now() })
      .returning({ id: caseImports.id });
    const import_id = made!.id;
    const setting = { import_id, origin: `${court_id} ${source}`, mapping, today: dateInZone(now(), court.time_zone) };
    let count = 0;
    for (const file of importedFiles) count += await stageFile(tx, { folder, file, setting });
    if (count === 0) throw new CaseImportRefused(`${folder} has no rows in cases, parties, counsel, or docket.`);
    await compareCaseRows(tx, import_id, court_id);
    return import_id;
  });
}

async function stageFile(
  tx: Db,
  { folder, file, setting }: { folder: string; file: ImportedFile; setting: Setting },
): Promise<number> {
  let position = 0;
  let batch: (typeof caseImportRows.$inferInsert)[] = [];
  const insert = async () => {
    if (batch.length > 0) await tx.insert(caseImportRows).values(batch);
    batch = [];
  };
  for await (const row of readImportFile(folder, file)) {
    batch.push({ ...toRow(file, row, setting), position: ++position });
    if (batch.length === rowsAtOnce) await insert();
  }
  await insert();
  return position;
}

function toRow(file: ImportedFile, { line, cells }: SourceRow, { import_id, origin, ...setting }: Setting) {
  const { values, problems } = cells
    ? readCaseRow(file, storable(cells), setting)
    : { values: {}, problems: [{ field: 'row', code: 'unreadable' as const }] };
  const source_id = String(values.source_id ?? '');
  const case_key = file === 'cases' ? source_id : ((values.case_source_id as string | null | undefined) ?? null);
  const result = problems.length > 0 ? ('invalid' as const) : ('new' as const);
  return { import_id, origin, file, line, source_id, case_key, values, problems, result };
}
