import type { z } from 'zod';
import type { OwnAnalysis } from '#contract/courtdoc';
import { writeContradiction } from '#contract/messages/writeMessages';
import type { AnalysisV1, AnalyzeInput } from '#contract/v1';
import { findContradictions } from '#domain/reading/contradictions/findContradictions';
import { gatherFields, type ListedField } from '#domain/reading/listedFields';

type Choices = z.infer<typeof AnalyzeInput>;

/** An analysis without filing, in the spelling of /api/v1. */
export function describeAnalysis(analysis: OwnAnalysis, choices: Choices): AnalysisV1 {
  return {
    analysisId: analysis.id,
    jurisdiction: choices.jurisdiction ?? null,
    courtLevel: choices.courtLevel ?? null,
    caseType: choices.caseType ?? null,
    document: {
      fileName: analysis.document_name,
      fileType: analysis.file_type,
      fileSize: analysis.file_size,
      sha256: analysis.sha256,
      pages: analysis.pages,
      pagesWithoutText: analysis.pages_without_text,
      pagesRecognized: analysis.pages_recognized,
    },
    documentType: analysis.doc_type,
    title: analysis.title,
    court: analysis.court,
    location: analysis.location,
    caseNumber: analysis.case_number,
    filingDate: analysis.filling_date,
    plaintiffs: analysis.plaintiffs,
    claimants: analysis.claimants,
    defendants: analysis.defendants,
    amount: analysis.amount,
    judgeName: analysis.judge_name,
    summary: analysis.summary,
    isComplete: analysis.is_complete,
    missing: analysis.confidence_reasons,
    accuracyScore: analysis.accuracy_score,
    fields: analysis.fields.map(({ field, ...rest }) => ({ field: inCamelCase(field), ...rest })),
    contradictions: contradictionsOf(analysis, choices),
    analyzedAt: analysis.analyzed_at,
    processingTimeSeconds: analysis.processing_time_seconds,
  };
}

const spelled = { jurisdiction: 'jurisdiction', court_level: 'courtLevel', case_type: 'caseType' } as const;

function contradictionsOf({ fields }: OwnAnalysis, { jurisdiction, courtLevel, caseType }: Choices) {
  const choices = { jurisdiction, court_level: courtLevel, case_type: caseType };
  return findContradictions(choices, gatherFields(fields as ListedField[]), 'user').map(({ shows, ...found }) => ({
    ...found,
    message: writeContradiction(shows),
    choice: spelled[found.choice],
    evidence: found.evidence as AnalysisV1['contradictions'][number]['evidence'],
  }));
}

/** Inside, a value has the name that the portal's own calls have always had, odd spelling included (departure 21). */
function inCamelCase(field: string): string {
  const right = field === 'doc_type' ? 'document_type' : field.replace('filling', 'filing');
  return right.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The caller's choices as checks know them. */
export function chosenOf({ jurisdiction, courtLevel, caseType }: Choices) {
  return { jurisdiction: jurisdiction ?? null, court_level: courtLevel ?? null, case_type: caseType ?? null };
}
