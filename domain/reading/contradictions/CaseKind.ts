import type { CaseType } from '#domain/courts/choices';

/** Which case type a document shows: one of the choices, or bankruptcy, for which the choices have no word. */
export type CaseKind = CaseType | 'Bankruptcy';

/** A sign of one case type. Three points are enough if no sign contradicts it. */
export type KindSign = { kind: CaseKind; points: number };
