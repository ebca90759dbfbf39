-- Plans count a day of waiting by the priority of the event type, and use the durations of past hearings.
ALTER TABLE event_types ADD COLUMN priority integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE event_types ADD CONSTRAINT event_types_priority CHECK (priority BETWEEN 1 AND 5);
--> statement-breakpoint
CREATE INDEX hearing_records_past ON hearing_records (court_id, ended_at) WHERE ended_at IS NOT NULL;
