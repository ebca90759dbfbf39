import type { z } from 'zod';
import type { AnalysisError } from '#contract/analyses';
import { refusalWords } from '#contract/refusals';
import type { StoredError } from '#server/db/schema/filings';

/** Why a document could not be read, in words. */
export function describeError({ code, details }: StoredError): z.infer<typeof AnalysisError> {
  return { code, error: refusalWords(code, details), ...(details === undefined ? {} : { details }) };
}
