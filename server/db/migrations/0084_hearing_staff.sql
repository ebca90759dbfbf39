-- Interpreters, court reporters, and mediators, with their recurring hours and single times (decision 0135).
CREATE TABLE hearing_staff (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  employment text NOT NULL,
  booking_unit text NOT NULL,
  languages jsonb NOT NULL,
  case_types jsonb NOT NULL,
  license_number text,
  qualifications text[] NOT NULL,
  note text,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hearing_staff_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_staff_kind_known CHECK (kind IN ('interpreter', 'reporter', 'mediator')),
  CONSTRAINT hearing_staff_employment_known CHECK (employment IN ('employee', 'contractor')),
  CONSTRAINT hearing_staff_booking_unit_known CHECK (booking_unit IN ('minute', 'half_hour', 'half_day')),
  CONSTRAINT hearing_staff_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX hearing_staff_name_taken ON hearing_staff (court_id, kind, lower(name));
--> statement-breakpoint
CREATE TABLE hearing_staff_hours (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL,
  weekdays integer[] NOT NULL,
  from_time time NOT NULL,
  to_time time NOT NULL,
  valid_from date NOT NULL,
  valid_until date,
  CONSTRAINT hearing_staff_hours_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_staff_hours_staff_id_hearing_staff_id_fk FOREIGN KEY (staff_id) REFERENCES hearing_staff (id) ON DELETE CASCADE,
  CONSTRAINT hearing_staff_hours_order CHECK (from_time < to_time),
  CONSTRAINT hearing_staff_hours_days CHECK (cardinality(weekdays) > 0),
  CONSTRAINT hearing_staff_hours_valid CHECK (valid_from <= valid_until)
);
--> statement-breakpoint
CREATE INDEX hearing_staff_hours_of ON hearing_staff_hours (staff_id);
--> statement-breakpoint
CREATE TABLE hearing_staff_periods (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL,
  status text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text,
  set_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT hearing_staff_periods_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_staff_periods_status_known CHECK (status IN ('away', 'available')),
  CONSTRAINT hearing_staff_periods_order CHECK (starts_at < ends_at),
  CONSTRAINT hearing_staff_periods_staff_id_hearing_staff_id_fk FOREIGN KEY (staff_id) REFERENCES hearing_staff (id) ON DELETE CASCADE,
  CONSTRAINT hearing_staff_periods_set_by_people_id_fk FOREIGN KEY (set_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX hearing_staff_periods_of ON hearing_staff_periods (staff_id, ends_at);
--> statement-breakpoint
ALTER TABLE hearings ADD COLUMN reporter text;
--> statement-breakpoint
ALTER TABLE hearings ADD COLUMN mediator_id uuid;
--> statement-breakpoint
ALTER TABLE hearings ADD COLUMN interpreter_id uuid;
--> statement-breakpoint
ALTER TABLE hearings ADD COLUMN reporter_id uuid;
--> statement-breakpoint
ALTER TABLE hearings
  ADD CONSTRAINT hearings_mediator_id_hearing_staff_id_fk FOREIGN KEY (mediator_id) REFERENCES hearing_staff (id),
  ADD CONSTRAINT hearings_interpreter_id_hearing_staff_id_fk FOREIGN KEY (interpreter_id) REFERENCES hearing_staff (id),
  ADD CONSTRAINT hearings_reporter_id_hearing_staff_id_fk FOREIGN KEY (reporter_id) REFERENCES hearing_staff (id);
--> statement-breakpoint
ALTER TABLE calendar_bookings DROP CONSTRAINT calendar_bookings_kind_known;
--> statement-breakpoint
ALTER TABLE calendar_bookings ADD CONSTRAINT calendar_bookings_kind_known CHECK (kind IN ('judge', 'room', 'mediator', 'interpreter', 'reporter', 'attorney'));
