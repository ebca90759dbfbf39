-- The result of an analysis for the API is the analysis that is kept for its owner, worded when it is asked for.
ALTER TABLE api_analyses ADD COLUMN analysis_id uuid
  CONSTRAINT api_analyses_analysis_id_document_analyses_id_fk REFERENCES document_analyses(id) ON DELETE SET NULL;
--> statement-breakpoint
UPDATE api_analyses SET analysis_id = document_analyses.id
FROM document_analyses WHERE document_analyses.id = (api_analyses.result ->> 'analysisId')::uuid;
--> statement-breakpoint
ALTER TABLE api_analyses DROP COLUMN result;
