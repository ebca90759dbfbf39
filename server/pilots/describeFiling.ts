import { writeProblem } from '#contract/messages/writeMessages';
import type { PilotFiling } from '#contract/pilots';
import { type RefusalCode, refusals } from '#contract/refusals';
import { findNames } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';
import type { ComparedFiling, StoredMark } from './filingRepository.ts';

type Names = ReadonlyMap<string, string>;

/** Filings of a pilot as people see them, with the names of those who marked them. */
export async function describePilotFilings(db: Db, found: readonly ComparedFiling[]): Promise<PilotFiling[]> {
  const people = found.flatMap(({ marks }) => marks.map(({ marked_by }) => marked_by));
  const names = await findNames(db, people);
  return found.map((one) => describeFiling(one, names));
}

function describeFiling({ filing, marks, measured }: ComparedFiling, names: Names): PilotFiling {
  const { id, file_name, file_size, pages, taken_at, state, problem, sha256 } = filing;
  return {
    ...{ id, file_name, size: file_size, pages, state, taken_at: taken_at.toISOString() },
    ...{ problem: problem && textOf(problem), has_document: sha256 !== null },
    decision: describeDecision(filing.decision),
    ...describeComparison(measured.comparison),
    disagreements: (measured.comparison?.disagreements ?? []).map((subject) => ({
      subject,
      mark: describeMark(
        marks.findLast((mark) => mark.subject === subject),
        names,
      ),
    })),
  };
}

const textOf = (problem: string) => refusals[problem as RefusalCode]?.words ?? problem;

function describeDecision(given: ComparedFiling['filing']['decision']): PilotFiling['decision'] {
  if (given === null) return null;
  const { decision, reasons, found_later, minutes, worked_with } = given;
  return { decision, reasons, found_later, minutes, worked_with };
}

function describeComparison(
  comparison: ComparedFiling['measured']['comparison'],
): Pick<PilotFiling, 'fields' | 'findings' | 'missed'> {
  if (comparison === null) return { fields: [], findings: [], missed: [] };
  return {
    fields: comparison.fields.map(({ field, read, entered, outcome }) => ({ field, read, entered, outcome })),
    findings: comparison.findings.map(({ finding: { rule_id, says, authority, confirmed }, outcome }) => ({
      ...{ rule_id, authority, confirmed, outcome },
      message: writeProblem(says).message,
    })),
    missed: comparison.missed.map(({ reason, found_later }) => ({ reason, found_later })),
  };
}

function describeMark(mark: StoredMark | undefined, names: Names): PilotFiling['disagreements'][number]['mark'] {
  if (!mark) return null;
  const { verdict, reason, marked_by, marked_at } = mark;
  return { verdict, reason, marked_by: names.get(marked_by) ?? '', marked_at: marked_at.toISOString() };
}
