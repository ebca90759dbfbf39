import type { CaseType } from '#domain/courts/choices';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import { type Instrument, type InstrumentInSystem, instruments } from './data/instruments.ts';
import type { InstrumentKind } from './instrumentKinds.ts';

/** An instrument with its name and law in one court system. */
export type IssuableInstrument = Instrument & { own: InstrumentInSystem };

/** The instruments that the clerk of a court issues in cases of a type. */
export function instrumentsFor(system: PracticeSystem, caseType: CaseType): IssuableInstrument[] {
  return instruments.flatMap((one) => {
    const own = one.systems[system];
    return own && one.case_types.includes(caseType) ? [{ ...one, own }] : [];
  });
}

/** One of them; undefined if the court does not issue it in cases of the type. */
export function instrumentOf(
  kind: InstrumentKind,
  system: PracticeSystem,
  caseType: CaseType,
): IssuableInstrument | undefined {
  return instrumentsFor(system, caseType).find((one) => one.kind === kind);
}
