-- A name is searched as it is typed, in the same language as the rest: 'Reyes' has to find Reyes.
drop index filings_papers;
--> statement-breakpoint
create or replace function paper_search(
  title text, doc_type text, document_name text, case_number text, summary text,
  plaintiffs text[], claimants text[], defendants text[]
) returns tsvector language sql immutable parallel safe as $$
  select
    setweight(to_tsvector('english', coalesce(title, '') || ' ' || coalesce(doc_type, '') || ' ' || document_name), 'A') ||
    setweight(to_tsvector('english', coalesce(case_number, '') || ' ' || array_to_string(plaintiffs || claimants || defendants, ' ')), 'B') ||
    setweight(to_tsvector('english', coalesce(summary, '')), 'C')
$$;
--> statement-breakpoint
create index filings_papers on filings using gin (
  paper_search(title, doc_type, document_name, case_number, summary, plaintiffs, claimants, defendants)
) where state in ('accepted', 'docketed', 'served');
