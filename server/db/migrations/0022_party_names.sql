-- The court's staff find cases by the names of their participants.
CREATE INDEX parties_search ON parties USING gin (full_name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX party_aliases_search ON party_aliases USING gin (name gin_trgm_ops);
