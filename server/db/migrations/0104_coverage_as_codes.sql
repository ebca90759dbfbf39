-- What a source holds is a code with its values. What was described in words keeps them. A quotation that contains the name of
-- the field has its quotation marks escaped, so that only the field itself matches.
UPDATE citation_ledgers SET entries = regexp_replace(entries::text, '"coverage": ("(?:[^"\\]|\\.)*")', '"coverage": {"code": "coverage.written", "values": {"text": \1}}', 'g')::jsonb
WHERE entries::text LIKE '%"coverage": "%';
--> statement-breakpoint
UPDATE own_checks SET ledgers = regexp_replace(ledgers::text, '"coverage": ("(?:[^"\\]|\\.)*")', '"coverage": {"code": "coverage.written", "values": {"text": \1}}', 'g')::jsonb
WHERE ledgers::text LIKE '%"coverage": "%';
--> statement-breakpoint
UPDATE own_checks SET findings = regexp_replace(findings::text, '"coverage": ("(?:[^"\\]|\\.)*")', '"coverage": {"code": "coverage.written", "values": {"text": \1}}', 'g')::jsonb
WHERE findings::text LIKE '%"coverage": "%';
--> statement-breakpoint
UPDATE compliance_checks SET findings = regexp_replace(findings::text, '"coverage": ("(?:[^"\\]|\\.)*")', '"coverage": {"code": "coverage.written", "values": {"text": \1}}', 'g')::jsonb
WHERE findings::text LIKE '%"coverage": "%';
