-- A summary is a list of messages, each a code with its values; what was a text becomes one quotation.
DROP INDEX filings_papers;
--> statement-breakpoint
DROP FUNCTION paper_search(text, text, text, text, text, text[], text[], text[]);
--> statement-breakpoint
ALTER TABLE filings ALTER COLUMN summary TYPE jsonb USING
  CASE WHEN coalesce(summary, '') = '' THEN '[]'::jsonb
    ELSE jsonb_build_array(jsonb_build_object('code', 'summary.quotation', 'values', jsonb_build_object('sentence', summary)))
  END;
--> statement-breakpoint
ALTER TABLE filings ALTER COLUMN summary SET DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE filings ALTER COLUMN summary SET NOT NULL;
--> statement-breakpoint
ALTER TABLE extracted_fields ADD COLUMN says jsonb;
--> statement-breakpoint
UPDATE document_analyses SET reading = jsonb_set(reading, '{summary}', coalesce((
  SELECT jsonb_agg(jsonb_set(part, '{value}', jsonb_build_object('code', 'summary.quotation', 'values', jsonb_build_object('sentence', part -> 'value'))) ORDER BY place)
  FROM jsonb_array_elements(reading -> 'summary') WITH ORDINALITY AS summary (part, place)), '[]'))
WHERE reading ? 'summary';
--> statement-breakpoint
-- What research searches in a filed document; of a summary, the texts of its values. array_to_string is only stable because
-- of types that are not text; these are text.
CREATE FUNCTION paper_search(title text, doc_type text, document_name text, case_number text, summary jsonb, plaintiffs text[], claimants text[], defendants text[]) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select
    setweight(to_tsvector('english', coalesce(title, '') || ' ' || coalesce(doc_type, '') || ' ' || document_name), 'A') ||
    setweight(to_tsvector('english', coalesce(case_number, '') || ' ' || array_to_string(plaintiffs || claimants || defendants, ' ')), 'B') ||
    setweight(jsonb_to_tsvector('english', jsonb_path_query_array(summary, '$[*].values'), '["string"]'), 'C')
$$;
--> statement-breakpoint
CREATE INDEX filings_papers ON filings USING gin (paper_search(title, doc_type, document_name, case_number, summary, plaintiffs, claimants, defendants));
