-- What was taken to the bank for a court day, and how differences between its figures were settled.
CREATE TABLE bank_deposits (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  day date NOT NULL,
  cash_cents integer NOT NULL,
  check_cents integer NOT NULL,
  reference text NOT NULL,
  note text,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  request_key text NOT NULL,
  CONSTRAINT bank_deposits_pkey PRIMARY KEY (id),
  CONSTRAINT bank_deposits_amount CHECK (cash_cents >= 0 AND check_cents >= 0 AND cash_cents + check_cents > 0),
  CONSTRAINT bank_deposits_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT bank_deposits_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX bank_deposits_day ON bank_deposits (court_id, day);
--> statement-breakpoint
CREATE UNIQUE INDEX bank_deposits_made_once ON bank_deposits (made_by, request_key);
--> statement-breakpoint
CREATE TRIGGER bank_deposits_append_only BEFORE DELETE OR UPDATE ON bank_deposits FOR EACH ROW EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
CREATE TABLE day_settlements (
  court_id text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  expected_cents integer NOT NULL,
  actual_cents integer NOT NULL,
  note text NOT NULL,
  settled_by uuid NOT NULL,
  settled_at timestamptz NOT NULL,
  CONSTRAINT day_settlements_court_id_day_kind_key_pk PRIMARY KEY (court_id, day, kind, key, expected_cents, actual_cents),
  CONSTRAINT day_settlements_kind_known CHECK (kind IN ('receipts', 'provider', 'drawer', 'bank')),
  CONSTRAINT day_settlements_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT day_settlements_settled_by_people_id_fk FOREIGN KEY (settled_by) REFERENCES people (id)
);
