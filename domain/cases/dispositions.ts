import type { CaseType } from '#domain/courts/choices';
import { courtKindOf, isStateKind } from '#domain/courts/courtKindOf';
import { type DisposingCourt, type Disposition, type DispositionKind, kindsOfType } from './Disposition.ts';
import { dispositionData } from './data/dispositions.ts';

/** The labels of the dispositions from which a clerk chooses for a case of this type. */
export function dispositionsOf(caseType: CaseType, court?: DisposingCourt): readonly string[] {
  return [...new Set(listDispositions(caseType, court).map(({ label }) => label))];
}

/**
 * The dispositions that end a case of this type in this court. Reviewing courts and bankruptcy courts have their own.
 * Outcomes that leave a case open (a warrant, a diversion, a guardianship set) are not among them. Without a court,
 * those of every system.
 */
export function listDispositions(caseType: CaseType, court?: DisposingCourt): readonly Disposition[] {
  const kinds = court ? kindsIn(court, caseType) : kindsOfType[caseType];
  const systems = court ? systemsOf(court) : null;
  return dispositionData.filter(
    (one) =>
      one.ends && kinds.includes(one.kind) && (!systems || !one.systems || one.systems.some((s) => systems.has(s))),
  );
}

/** The disposition with this label in a case of this type; undefined for one that was entered in other words. */
export function findDisposition(caseType: CaseType, label: string, court?: DisposingCourt): Disposition | undefined {
  return listDispositions(caseType, court).find((one) => one.label === label);
}

function kindsIn(court: DisposingCourt, caseType: CaseType): readonly DispositionKind[] {
  if (court.level === 'Appellate Court' || court.level === 'Supreme Court') return ['appeal'];
  return /\bbankruptcy\b/i.test(court.name) ? ['bankruptcy'] : kindsOfType[caseType];
}

function systemsOf(court: DisposingCourt): Set<string> {
  const kind = courtKindOf(court);
  return kind === null || isStateKind(kind) ? new Set(['state', kind ?? '']) : new Set(['federal']);
}
