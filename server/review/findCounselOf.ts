import { isActive } from '#domain/attorneys/attorneyStatuses';
import { findInRoster } from '#server/attorneys/findInRoster';
import type { Counsel } from '#server/cases/openCase';
import type { filings } from '#server/db/schema/filings';
import { readBarNumbersForSystem } from '#server/filings/readCounselForSystem';
import type { Db } from '#server/kernel/Database';

type Filing = Pick<typeof filings.$inferSelect, 'id' | 'court_id' | 'filed_by'>;

/** Counsel for the filing side: by the bar numbers on the document, else the filer's own entry in the roster. */
export async function findCounselOf(tx: Db, filing: Filing): Promise<Counsel | undefined> {
  const numbers = await readBarNumbersForSystem(tx, filing.id);
  return (await findCounselOfEach(tx, filing.court_id, [{ filing, numbers }]))[0];
}

/** Counsel for several filings of a court, in their order. */
export async function findCounselOfEach(
  tx: Db,
  court_id: string,
  asked: readonly { filing: Filing; numbers: readonly string[] }[],
): Promise<(Counsel | undefined)[]> {
  const roster = await findInRoster(tx, court_id, {
    numbers: [...new Set(asked.flatMap(({ numbers }) => numbers))],
    people: [...new Set(asked.map(({ filing }) => filing.filed_by))],
  });
  return asked.map(({ filing, numbers }) => {
    const own =
      roster.find(({ bar_number }) => numbers.includes(bar_number)) ??
      roster.find(({ person_id }) => person_id === filing.filed_by);
    if (own) {
      const { id: attorney_id, full_name: counsel_name, bar_number: counsel_bar_number } = own;
      return { ofParty: { attorney_id, counsel_name, counsel_bar_number }, active: isActive(own.status) };
    }
    const [stated] = numbers;
    if (!stated) return undefined;
    return { ofParty: { attorney_id: null, counsel_name: null, counsel_bar_number: stated }, active: false };
  });
}
