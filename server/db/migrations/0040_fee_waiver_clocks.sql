-- A request for a fee waiver can be granted by law, when the court did not act in time. The deadline to pay after a denial
-- is the filer's own.
ALTER TABLE fee_waivers ADD COLUMN by_law boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE fee_waivers ADD COLUMN deadline_id uuid;--> statement-breakpoint
ALTER TABLE fee_waivers ADD CONSTRAINT fee_waivers_deadline_id_deadlines_id_fk FOREIGN KEY (deadline_id) REFERENCES deadlines (id);--> statement-breakpoint
ALTER TABLE fee_waivers ADD CONSTRAINT fee_waivers_by_law CHECK (NOT by_law OR (state = 'granted' AND decided_by IS NULL));--> statement-breakpoint
CREATE INDEX fee_waivers_clocks ON fee_waivers (act_by) WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX fee_waivers_denied ON fee_waivers (requested_by, pay_by) WHERE state = 'denied';
