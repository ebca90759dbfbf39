import type { AnalysisState } from './states.ts';

type MainDocument = {
  document_name: string;
  analysis_state: AnalysisState;
  is_complete: boolean;
  /** What was found, is missing or doubtful. */
  reasons: string[];
};
type SupportingDocument = {
  document_name: string;
  type: string | null;
  pages: number | null;
  read: boolean;
  error: string | null;
};

const notCited = 'Cited cases were not checked.';

/**
 * What the check of a filing's documents says, and what it did not look at. No case is ever claimed to be found that
 * nobody looked for.
 */
export function describeCompliance(main: MainDocument, supporting: SupportingDocument[]) {
  return {
    main_document: {
      document_name: main.document_name,
      compliance_check: { message: describeMain(main), found_cases: [] },
    },
    supporting_documents: supporting.map((document) => ({
      document_name: document.document_name,
      compliance_check: document.error !== null ? 'Not read' : document.read ? 'Read' : 'Waiting to be read',
      message: describeSupporting(document),
      found_cases: [],
    })),
  };
}

function describeMain({ analysis_state, is_complete, reasons }: MainDocument): string {
  if (analysis_state === 'failed') return 'Not checked: the analysis failed.';
  if (analysis_state !== 'done') return 'Not checked yet: the analysis is under way.';
  return [is_complete ? 'Complete:' : 'Incomplete:', ...reasons.map(asSentence), notCited].join(' ');
}

function describeSupporting({ type, pages, read, error }: SupportingDocument): string {
  if (error !== null) return `This document could not be read. ${asSentence(error)}`;
  if (!read) return 'This document waits to be read.';
  const length = pages === null ? '' : `, ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  return `${type ?? 'Its kind was not recognised'}${length}. ${notCited}`;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
