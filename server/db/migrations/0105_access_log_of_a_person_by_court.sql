-- The court comes first, as in access_log_kind: PostgreSQL judges how an index's order agrees with the table's by the
-- first column, and preferred reading every entry of a kind, where the person had none, to looking up person and kind.
DROP INDEX "access_log_person_kind";
--> statement-breakpoint
CREATE INDEX "access_log_person_kind" ON "access_log" USING btree ("court_id","person_id","kind","first_at" DESC NULLS FIRST);
