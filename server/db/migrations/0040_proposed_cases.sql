-- What the portal or the filer says about a case is a proposal; only the court's decision puts a filing in a case.
alter table "filings" add column "proposed_case_id" uuid references "cases" ("id");
--> statement-breakpoint
update "filings" set "proposed_case_id" = "case_id", "case_id" = null
where "case_id" is not null and "state" not in ('accepted', 'docketed', 'served');
--> statement-breakpoint
alter table "filings" add constraint "filings_placed_by_court"
check ("case_id" is null or "state" in ('accepted', 'docketed', 'served'));
--> statement-breakpoint
-- The court's staff find the filings of a case by either column; see server/filings/caseOfFiling.ts.
create index "filings_case_or_proposed" on "filings" ((coalesce("case_id", "proposed_case_id")));
