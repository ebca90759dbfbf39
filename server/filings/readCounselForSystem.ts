import { asc, inArray } from 'drizzle-orm';
import { gatherFields } from '#domain/reading/listedFields';
import type { Reading } from '#domain/reading/Reading';
import { groupRows } from '#server/db/groupRows';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReadingsForSystem } from './lastReadingsForSystem.ts';
import { correctReadingsForSystem } from './updateCurrentValues.ts';

/** What a filing states about counsel: their bar numbers, and whom they represent in the words of the document. */
export type StatedCounsel = { bar_numbers: string[]; clients: string[] };

/** The bar numbers of a filing, as the last completed analysis read them or people corrected them. */
export async function readBarNumbersForSystem(tx: Db, filing_id: string): Promise<string[]> {
  return (await readCounselForSystem(tx, [filing_id])).get(filing_id)!.bar_numbers;
}

/** The counsel of several filings, by filing, as the last completed analyses read them or people corrected them. */
export async function readCounselForSystem(tx: Db, filing_ids: readonly string[]): Promise<Map<string, StatedCounsel>> {
  const machines = await readMachine(tx, filing_ids);
  const current = await correctReadingsForSystem(tx, machines);
  return new Map([...machines].map(([id, machine]) => [id, counselIn(machine, current.get(id)!)]));
}

function counselIn(machine: Reading, current: Reading): StatedCounsel {
  const ofCounsel = numbersOf(current.counsel.filter(({ method }) => method === 'correction'));
  // A number that a person replaced in the list of counsel is not the attorney's.
  const replaced = current.counsel === machine.counsel ? [] : numbersOf(machine.counsel);
  const others = current.bar_numbers.filter(
    ({ value, method }) => method === 'correction' || !replaced.includes(value),
  );
  return {
    bar_numbers: [...new Set([...ofCounsel, ...others.map(({ value }) => value)])],
    clients: [...new Set(current.counsel.flatMap(({ parts }) => parts?.represents ?? []))],
  };
}

/** The last completed readings, with an empty one for a filing that has none. */
async function readMachine(tx: Db, filing_ids: readonly string[]): Promise<Map<string, Reading>> {
  const readings = await lastReadingsForSystem(tx, filing_ids);
  const fields =
    readings.size === 0
      ? []
      : await tx
          .select()
          .from(extractedFields)
          .where(inArray(extractedFields.analysis_id, [...readings.values()]))
          .orderBy(asc(extractedFields.position));
  const of = groupRows(fields, ({ analysis_id }) => analysis_id);
  return new Map(filing_ids.map((id) => [id, gatherFields(of.get(readings.get(id) ?? '') ?? [])]));
}

function numbersOf(counsel: Reading['counsel']): string[] {
  return counsel.flatMap(({ parts }) => parts?.bar_number ?? []);
}
