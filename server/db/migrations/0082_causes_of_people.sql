-- Hearings are also rescheduled because an interpreter or a mediator is not available.
ALTER TABLE hearing_batches DROP CONSTRAINT hearing_batches_cause_known;
--> statement-breakpoint
ALTER TABLE hearing_batches ADD CONSTRAINT hearing_batches_cause_known CHECK (cause IN ('selection', 'closure', 'absence', 'room', 'person', 'return', 'plan'));
