-- An event is recorded once; notices and webhooks refer to it (decision 0075).
CREATE TABLE court_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL REFERENCES courts(id),
  code text NOT NULL,
  values jsonb NOT NULL,
  about jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  CONSTRAINT court_events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX court_events_newest ON court_events (court_id, occurred_at DESC);
--> statement-breakpoint
ALTER TABLE notifications ADD COLUMN event_id uuid REFERENCES court_events(id);
--> statement-breakpoint
CREATE UNIQUE INDEX notifications_once ON notifications (event_id, person_id);
--> statement-breakpoint
ALTER TABLE webhook_events ADD COLUMN event_id uuid REFERENCES court_events(id);
--> statement-breakpoint
CREATE INDEX webhook_events_cause ON webhook_events (event_id);
