import type { OwnCompliance } from '#contract/analyses';
import { foundCasesOf } from '#domain/citations/foundCasesOf';
import type { LedgerEntry } from '#domain/citations/Ledger';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import { typeWords } from '#domain/reading/title/typeWords';
import { countFindings } from '#domain/rules/checks/countFindings';
import { describeEntry } from '#server/citations/describeEntry';
import type { ownChecks } from '#server/db/schema/checks';
import type { documentAnalyses } from '#server/db/schema/courtdoc';
import { describeResult } from './describeCheck.ts';
import { describeCompliance } from './describeCompliance.ts';

type PartOutcome = { is_complete: boolean; confidence_reasons: ReasonMessage[] };

/** The check of a person's own documents, by document. */
export function describeOwnCompliance(
  { file_name, analyzed_at }: typeof documentAnalyses.$inferSelect,
  { is_complete, confidence_reasons }: PartOutcome,
  kept: typeof ownChecks.$inferSelect | null,
): OwnCompliance {
  const documents = kept?.documents ?? [];
  const ledgers = kept?.ledgers ?? [];
  const [ofLead = null] = ledgers;
  const { main_document, supporting_documents } = describeCompliance(
    {
      ...{
        document_name: file_name,
        analysis_state: 'done',
        is_complete,
        reasons: confidence_reasons,
      },
      rules: kept && {
        name: kept.pack_name,
        edition: kept.pack_edition,
        counts: countFindings(kept.findings),
      },
      ledger: ofLead,
    },
    documents.slice(1).map(({ document_name, reading, facts }, index) => ({
      ...{
        document_name,
        type: reading.doc_type === undefined ? null : typeWords(reading.doc_type),
        pages: facts.file.pages,
      },
      read: true,
      refusal: null,
      ledger: ledgers[index + 1] ?? null,
    })),
  );
  return {
    main_document: {
      ...main_document,
      compliance_check: { ...main_document.compliance_check, found_cases: foundCasesOf(ofLead ?? []) },
    },
    supporting_documents: supporting_documents.map((one, index) => ({
      ...one,
      found_cases: foundCasesOf(ledgers[index + 1] ?? []),
    })),
    check: kept && describeResult(kept, documents),
    ledgers: ledgers.map((entries: LedgerEntry[], document) => ({
      document,
      document_name: documents[document]!.document_name,
      state: 'done' as const,
      reason: null,
      asked: 0,
      answered: 0,
      checked_at: analyzed_at.toISOString(),
      entries: entries.map(describeEntry),
    })),
    outlook: null,
  };
}
