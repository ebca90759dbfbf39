-- Names and citations are also found by their parts, as the header's search finds cases.
create index authorities_name on authorities using gin ((title || ' ' || citation_line) gin_trgm_ops);
--> statement-breakpoint
-- What is searched of a filed paper. array_to_string is stable for the sake of types that are not text; these are.
create function paper_search(
  title text, doc_type text, document_name text, case_number text, summary text,
  plaintiffs text[], claimants text[], defendants text[]
) returns tsvector language sql immutable parallel safe as $$
  select
    setweight(to_tsvector('english', coalesce(title, '') || ' ' || coalesce(doc_type, '') || ' ' || document_name), 'A') ||
    setweight(to_tsvector('simple', coalesce(case_number, '') || ' ' || array_to_string(plaintiffs || claimants || defendants, ' ')), 'B') ||
    setweight(to_tsvector('english', coalesce(summary, '')), 'C')
$$;
--> statement-breakpoint
create index filings_papers on filings using gin (
  paper_search(title, doc_type, document_name, case_number, summary, plaintiffs, claimants, defendants)
) where state in ('accepted', 'docketed', 'served');
