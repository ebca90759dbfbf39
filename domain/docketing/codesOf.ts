import { courtKindOf, type KindCourt, stateKinds } from '#domain/courts/courtKindOf';
import { courtSystemOf } from '#domain/courts/courtSystemOf';
import type { CodeSystem } from './CodeSystem.ts';
import type { DocketEvent } from './DocketEvent.ts';
import { type DocketEventId, docketEvents } from './data/docketEvents.ts';
import { type FilingCodeId, filingCodes } from './data/filingCodes.ts';
import { type DocketStyle, textOf } from './docketText.ts';
import type { FilingCode } from './FilingCode.ts';

/** What the lists of codes and the style of a docket depend on. */
export type DocketCourt = KindCourt;

/** Federal courts write their dockets as in CM/ECF, all others in the style of the state courts. */
export function docketStyleOf(court: DocketCourt): DocketStyle {
  return courtSystemOf(court) === 'federal' ? 'federal' : 'state';
}

/** The system whose codes a court uses; null for a state whose codes are not on file. */
export function codeSystemOf(court: DocketCourt): CodeSystem | null {
  const kind = courtKindOf(court);
  return kind === 'scotus' ? 'federal_appellate' : kind;
}

/** A code of several states is used in a state whose codes are not on file. */
const usualInStates = 3;

function isUsedIn(row: { systems: readonly CodeSystem[]; federal: string | null; state: string | null }, of: Used) {
  if (textOf(row, of.style) === null) return false;
  if (row.systems.includes('*')) return row[of.style] !== null || of.style === 'state';
  if (of.system !== null) return row.systems.includes(of.system);
  return row.systems.filter((one) => stateKinds.some((state) => state === one)).length >= usualInStates;
}

type Used = { system: CodeSystem | null; style: DocketStyle };

/** The filing codes of a court. */
export function filingCodesOf(court: DocketCourt): FilingCode[] {
  const used = { system: codeSystemOf(court), style: docketStyleOf(court) };
  return filingCodes.filter((row) => isUsedIn(row, used));
}

/** The events of a court that have an entry on its docket. */
export function docketEventsOf(court: DocketCourt): DocketEvent[] {
  const used = { system: codeSystemOf(court), style: docketStyleOf(court) };
  return docketEvents.filter((row) => isUsedIn(row, used));
}

const filingById = new Map<string, FilingCode>(filingCodes.map((row) => [row.id, row]));
const eventById = new Map<string, DocketEvent>(docketEvents.map((row) => [row.id, row]));

export const isFilingCode = (id: string): id is FilingCodeId => filingById.has(id);
export const isDocketEvent = (id: string): id is DocketEventId => eventById.has(id);
export const filingCodeNamed = (id: FilingCodeId): FilingCode => filingById.get(id)!;
export const docketEventNamed = (id: DocketEventId): DocketEvent => eventById.get(id)!;

/** The label of a code of either list; null for a code that no list has. */
export function labelOfCode(id: string): string | null {
  return (filingById.get(id) ?? eventById.get(id))?.label ?? null;
}
