-- The header's search looks for parts of words in any order: trigrams, from PostgreSQL's own extension.
create extension if not exists pg_trgm;
--> statement-breakpoint
create index filings_search on filings using gin (
  (coalesce(case_number, '') || ' ' || coalesce(doc_type, '') || ' ' || document_name || ' ' || coalesce(title, '')) gin_trgm_ops
);
--> statement-breakpoint
create index cases_search on cases using gin ((case_number || ' ' || title) gin_trgm_ops);
--> statement-breakpoint
create index people_search on people using gin (full_name gin_trgm_ops);
--> statement-breakpoint
create index attorneys_search on attorneys using gin ((full_name || ' ' || bar_number) gin_trgm_ops);
