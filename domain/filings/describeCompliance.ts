import { describeLedger } from '#domain/citations/describeLedger';
import type { LedgerEntry } from '#domain/citations/Ledger';
import type { FindingCounts } from '#domain/rules/checks/countFindings';
import type { AnalysisState } from './states.ts';

type Checked = {
  /** With which rules, in words; see nameRules. */
  pack: string;
  counts: FindingCounts;
};
type MainDocument = {
  document_name: string;
  analysis_state: AnalysisState;
  is_complete: boolean;
  /** What was found, is missing or doubtful. */
  reasons: string[];
  /** Null until it was held against the court's rules. */
  checked: Checked | null;
  /** Null until its authorities were looked up. */
  ledger: readonly LedgerEntry[] | null;
};
type SupportingDocument = {
  document_name: string;
  type: string | null;
  pages: number | null;
  read: boolean;
  error: string | null;
  ledger: readonly LedgerEntry[] | null;
};

/** The rules of a check as people call them: the courts’ and the day of their edition. */
export function nameRules({ name, edition }: { name: string; edition: string }): string {
  return `the rules of ${name} (edition of ${edition})`;
}

/** What the check of a filing's documents says in sentences. No case is ever claimed to be found that nobody looked for. */
export function describeCompliance(main: MainDocument, supporting: SupportingDocument[]) {
  return {
    main_document: {
      document_name: main.document_name,
      compliance_check: { message: describeMain(main) },
    },
    supporting_documents: supporting.map((document) => ({
      document_name: document.document_name,
      compliance_check: document.error !== null ? 'Not read' : document.read ? 'Read' : 'Waiting to be read',
      message: describeSupporting(document),
    })),
  };
}

function describeMain({ analysis_state, is_complete, reasons, checked, ledger }: MainDocument): string {
  if (analysis_state === 'failed') return 'Not checked: the analysis failed.';
  if (analysis_state !== 'done') return 'Not checked yet: the analysis is under way.';
  return [
    is_complete ? 'Complete:' : 'Incomplete:',
    ...reasons.map(asSentence),
    checked === null ? 'It was not held against the court’s rules yet.' : describeChecked(checked),
    describeLedger(ledger),
  ].join(' ');
}

const who: Record<keyof FindingCounts, (count: number) => string> = {
  clerk_may_return: (count) => `${count} for which the clerk may return it`,
  clerk_may_notice: (count) => `${count} for which the clerk may send a notice of deficiency`,
  judge_may_strike: (count) => `${count} for which a judge may strike it`,
  advice: (count) => (count === 1 ? '1 piece of advice' : `${count} pieces of advice`),
  form: (count) => (count === 1 ? '1 form suggestion' : `${count} form suggestions`),
};

function describeChecked({ pack, counts }: Checked): string {
  const told = (Object.keys(who) as (keyof FindingCounts)[]).flatMap((one) =>
    counts[one] === 0 ? [] : [who[one](counts[one])],
  );
  return `Checked with ${pack}: ${told.length === 0 ? 'nothing was found' : told.join(', ')}.`;
}

function describeSupporting({ type, pages, read, error, ledger }: SupportingDocument): string {
  if (error !== null) return `This document could not be read. ${asSentence(error)}`;
  if (!read) return 'This document waits to be read.';
  const length = pages === null ? '' : `, ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  return `${type ?? 'Its kind was not recognised'}${length}. ${describeLedger(ledger)}`;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
