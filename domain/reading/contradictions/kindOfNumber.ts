import type { CourtName } from '#domain/courts/recognize/CourtForm';
import type { CaseKind, KindSign } from './CaseKind.ts';

type Codes = readonly (readonly [pattern: RegExp, kind: CaseKind, points: number])[];

/**
 * Type codes of federal dockets, as CM/ECF writes them; `mc` and `md` say nothing. A federal trial court has neither
 * family nor probate nor small claims cases, so that `cv` weighs more than a state's code.
 */
const federal: Codes = [
  [/\b\d{2}[- ]?cr(?:im)?\b\.?[- ]*\d/i, 'Criminal', 5],
  [/\b\d{2}[- ]?po[- ]*\d/i, 'Criminal', 3],
  // Warrants and complaints before a magistrate judge.
  [/\b\d{2}[- ]?(?:mj|mag)\b\.?[- ]*\d/i, 'Criminal', 2],
  [/\b\d{2}[- ]?(?:cv|civ)\b\.?[- ]*\d|\bcv[- ]?\d{2}-\d|-civ-/i, 'Civil Complaint', 5],
  [/\b\d{2}[- ](?:bk|ap|b)[- ]+\d/i, 'Bankruptcy', 3],
];

/**
 * Type codes of the five states' trial courts, as far as a code means one thing: California's counties (rule 10.603
 * leaves the form to them), New York's UCMS, Texas counties, Florida's uniform case numbering (Fla. Admin. Order
 * AOSC 98-25), Illinois' Manual on Recordkeeping with its codes from before and after 2022.
 */
const states: Record<string, Codes> = {
  California: [
    [
      /^\d{2}(?:[A-Z]{2})?FL[A-Z]?\d|^FL(?:RI|MV|SW|IN)?[- ]?\d|-FL-|^(?:FDI|FPT|FDV|FMS|FAM[A-Z]*)-?\d/i,
      'Family Law',
      3,
    ],
    [/^\d{2}(?:[A-Z]{2})?(?:PB|PR)[A-Z]?\d|^PR(?:RI|MC|SW|IN|O[A-Z]{2})\d|-PR-|^P(?:ES|TR|CN|GN)-/i, 'Probate', 3],
    [/^\d{2}(?:[A-Z]{2})?SC\d|-SC-|^CSM-/i, 'Small Claims', 3],
    [/^\d{2}(?:[A-Z]{2})?CR[A-Z]?\d|^CR-?\d/i, 'Criminal', 3],
    [/^\d{2}(?:[A-Z]{2})?C(?:V|ECG)\d|-C[UL]-|^C(?:GC|UD)-|^CIV|^CV(?:RI|MV|SW|PS|CO)?\d/i, 'Civil Complaint', 3],
  ],
  'New York': [
    [/^(?:IND|SCI|CR)[- ]/i, 'Criminal', 3],
    [/^SC-\d/i, 'Small Claims', 3],
    [/^CV-\d/i, 'Civil Complaint', 3],
  ],
  Texas: [
    [/-1-FM-|^DF-\d|-FM\d?-|\dFM\d|\bFM\b/i, 'Family Law', 3],
    [/-1-PB-|^PR-\d|\bPR\b/i, 'Probate', 3],
    [/-1-DC-|^F-?\d{2}-?\d{5}|\bCR\b|\dCR\d/i, 'Criminal', 3],
    [/-1-GN-|\bC[VI]\b|\dC[VI]\d/i, 'Civil Complaint', 3],
  ],
  Florida: [
    [/(?<![A-Z])(?:DR|FC|FMCE)(?![A-Z])/i, 'Family Law', 3],
    [/(?<![A-Z])(?:CP|GA|PRCE)(?![A-Z])/i, 'Probate', 3],
    [/(?<![A-Z])(?:SC|SP)(?![A-Z])/i, 'Small Claims', 3],
    [/(?<![A-Z])(?:CF|MM|CT)(?![A-Z])/i, 'Criminal', 3],
    [/(?<![A-Z])(?:CA|CC|CACE|COCE)(?![A-Z])/i, 'Civil Complaint', 3],
  ],
  Illinois: [
    [/(?<![A-Z])(?:D|DC|DN|FA|AD)(?![A-Z])/i, 'Family Law', 3],
    [/(?<![A-Z])(?:P|PR)(?![A-Z])/i, 'Probate', 3],
    [/(?<![A-Z])SC(?![A-Z])/i, 'Small Claims', 3],
    [/(?<![A-Z])(?:CR|CF|CM)(?![A-Z])/i, 'Criminal', 3],
    [/(?<![A-Z])(?:L|LA|LM|CH|EV|AR)(?![A-Z])/i, 'Civil Complaint', 3],
  ],
};

/** For unknown courts, only the codes that every court uses, with lower weight. */
const anywhere: Codes = [
  [/^\d{1,2}:\d{2}-cr-\d{4,}/i, 'Criminal', 5],
  [/^\d{1,2}:\d{2}-cv-\d{2,}/i, 'Civil Complaint', 5],
  [/^\d{1,2}:\d{2}-(?:bk|ap)-\d{4,}/i, 'Bankruptcy', 3],
  [/(?<![A-Z])CR(?![A-Z])/i, 'Criminal', 2],
  [/(?<![A-Z])CV(?![A-Z])/i, 'Civil Complaint', 2],
];

/** Which case type a number is given to, where the court's numbers say that. Courts of appeal count all alike. */
export function kindOfNumber(number: string, court: CourtName | undefined): KindSign | undefined {
  if (court !== undefined && court.level !== 'trial') return undefined;
  const text = number
    .replace(/[‐‑–—]/g, '-')
    .trim()
    .slice(0, 80);
  for (const [pattern, kind, points] of codesOf(court)) if (pattern.test(text)) return { kind, points };
  return undefined;
}

function codesOf(court: CourtName | undefined): Codes {
  if (court === undefined) return anywhere;
  if (court.system === 'federal') return federal;
  if (court.system === 'administrative') return [];
  return states[court.state ?? ''] ?? anywhere.filter(([, , points]) => points < 3);
}
