-- A plan chooses an interpreter for a request that needs one and names none.
ALTER TABLE calendar_plan_items ADD COLUMN language text;
--> statement-breakpoint
ALTER TABLE calendar_plan_items ADD COLUMN interpreter_id uuid;
--> statement-breakpoint
ALTER TABLE calendar_plan_items
  ADD CONSTRAINT calendar_plan_items_interpreter_id_hearing_staff_id_fk FOREIGN KEY (interpreter_id) REFERENCES hearing_staff(id) ON DELETE SET NULL;
