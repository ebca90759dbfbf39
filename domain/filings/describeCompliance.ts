import type { AnalysisState } from './states.ts';

type MainDocument = {
  document_name: string;
  analysis_state: AnalysisState;
  doc_type: string | null;
  is_complete: boolean;
  /** What is missing or doubtful. */
  reasons: string[];
};
type SupportingDocument = {
  document_name: string;
  type: string | null;
  pages: number | null;
  read: boolean;
  error: string | null;
};

const notCited = 'The authorities it cites were not checked.';

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

function describeMain({ analysis_state, doc_type, is_complete, reasons }: MainDocument): string {
  if (analysis_state === 'failed') return 'Not checked: the analysis failed.';
  if (analysis_state !== 'done') return 'Not checked yet: the analysis is under way.';
  const kind = doc_type ?? 'document of this kind';
  if (is_complete) return `Complete: everything that a ${kind} has to state was found. ${notCited}`;
  const missing = reasons.length > 0 ? ` ${reasons.map(asSentence).join(' ')}` : '';
  return `Incomplete.${missing} ${notCited}`;
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
