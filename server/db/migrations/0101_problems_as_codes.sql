-- Why a delivery failed and how a connection stands are codes with values. What was written in words before is a note of a
-- past attempt; the next attempt notes its own.
ALTER TABLE webhook_deliveries ALTER COLUMN last_error TYPE jsonb USING NULL;
--> statement-breakpoint
ALTER TABLE webhook_attempts ALTER COLUMN error TYPE jsonb USING NULL;
--> statement-breakpoint
ALTER TABLE research_connections ALTER COLUMN reason TYPE jsonb USING NULL;
--> statement-breakpoint
UPDATE citation_ledgers SET reason = NULL WHERE reason ->> 'code' = 'source_failed';
--> statement-breakpoint
-- The reading that checks look at has the summary as messages, too.
UPDATE document_facts SET reading = jsonb_set(reading, '{summary}', coalesce((
  SELECT jsonb_agg(jsonb_set(part, '{value}', jsonb_build_object('code', 'summary.quotation', 'values', jsonb_build_object('sentence', part -> 'value'))) ORDER BY place)
  FROM jsonb_array_elements(reading -> 'summary') WITH ORDINALITY AS summary (part, place)), '[]'))
WHERE reading ? 'summary' AND jsonb_typeof(reading #> '{summary,0,value}') = 'string';
