import { asc, eq } from 'drizzle-orm';
import { gatherFields } from '#domain/reading/listedFields';
import type { Reading } from '#domain/reading/Reading';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReading } from './newestAnalysis.ts';
import { correctReadingForSystem } from './updateCurrentValues.ts';

/** The bar numbers of a filing, as the last completed analysis read them or people corrected them. */
export async function readBarNumbersForSystem(tx: Db, filing_id: string): Promise<string[]> {
  const { machine, current } = await readCurrent(tx, filing_id);
  const ofCounsel = numbersOf(current.counsel.filter(({ method }) => method === 'correction'));
  // A number that a person replaced in the list of counsel is not the attorney's.
  const replaced = current.counsel === machine.counsel ? [] : numbersOf(machine.counsel);
  const others = current.bar_numbers.filter(
    ({ value, method }) => method === 'correction' || !replaced.includes(value),
  );
  return [...new Set([...ofCounsel, ...others.map(({ value }) => value)])];
}

/** Whom the attorneys who signed a filing represent, in the words of the document. */
export async function readClientsForSystem(tx: Db, filing_id: string): Promise<string[]> {
  const { current } = await readCurrent(tx, filing_id);
  return [...new Set(current.counsel.flatMap(({ parts }) => parts?.represents ?? []))];
}

/** The last completed reading of a filing, and the same with people's corrections. */
async function readCurrent(tx: Db, filing_id: string): Promise<{ machine: Reading; current: Reading }> {
  const fields = await tx
    .select()
    .from(extractedFields)
    .where(eq(extractedFields.analysis_id, lastReading(filing_id)))
    .orderBy(asc(extractedFields.position));
  const machine = gatherFields(fields);
  return { machine, current: await correctReadingForSystem(tx, filing_id, machine) };
}

function numbersOf(counsel: Reading['counsel']): string[] {
  return counsel.flatMap(({ parts }) => parts?.bar_number ?? []);
}
