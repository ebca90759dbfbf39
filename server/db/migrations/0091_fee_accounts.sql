-- The accounts of cases and envelopes: every charge, waiver, payment, adjustment, and refund, to the cent.
CREATE TABLE refund_sequences (
  court_id text NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT refund_sequences_pkey PRIMARY KEY (court_id),
  CONSTRAINT refund_sequences_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE TABLE refunds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  number integer NOT NULL,
  means text NOT NULL,
  paid_by text NOT NULL,
  amount_cents integer NOT NULL,
  payee text NOT NULL,
  reason text NOT NULL,
  authority text NOT NULL,
  description text NOT NULL,
  case_number text,
  reference text,
  drawer_id uuid,
  operation_id uuid,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  request_key text NOT NULL,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_paid_by_known CHECK (paid_by IN ('cash', 'card', 'check', 'money_order', 'online', 'deposit_account')),
  CONSTRAINT refunds_means_known CHECK (means IN ('cash', 'check', 'online', 'deposit_account')),
  CONSTRAINT refunds_amount CHECK (number > 0 AND amount_cents > 0),
  CONSTRAINT refunds_of_drawer CHECK ((means = 'cash') = (drawer_id IS NOT NULL)),
  CONSTRAINT refunds_of_provider CHECK ((means = 'online') = (operation_id IS NOT NULL)),
  CONSTRAINT refunds_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT refunds_drawer_id_cash_drawers_id_fk FOREIGN KEY (drawer_id) REFERENCES cash_drawers (id),
  CONSTRAINT refunds_operation_id_payment_operations_id_fk FOREIGN KEY (operation_id) REFERENCES payment_operations (id),
  CONSTRAINT refunds_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_number_taken ON refunds (court_id, number);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_made_once ON refunds (made_by, request_key);
--> statement-breakpoint
CREATE INDEX refunds_drawer ON refunds (drawer_id);
--> statement-breakpoint
CREATE INDEX refunds_made ON refunds (court_id, made_at);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_of_operation ON refunds (operation_id);
--> statement-breakpoint
CREATE TABLE fee_accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid,
  envelope_id uuid,
  opened_at timestamptz NOT NULL,
  CONSTRAINT fee_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT fee_accounts_one_subject CHECK (case_id IS NULL OR envelope_id IS NULL),
  CONSTRAINT fee_accounts_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT fee_accounts_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT fee_accounts_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX fee_accounts_of_case ON fee_accounts (case_id);
--> statement-breakpoint
CREATE UNIQUE INDEX fee_accounts_of_envelope ON fee_accounts (envelope_id);
--> statement-breakpoint
CREATE UNIQUE INDEX fee_accounts_of_court ON fee_accounts (court_id) WHERE case_id IS NULL AND envelope_id IS NULL;
--> statement-breakpoint
CREATE TABLE fee_charges (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  item_id uuid,
  fee_id text,
  description text NOT NULL,
  authority text NOT NULL,
  made_at timestamptz NOT NULL,
  charged_cents integer NOT NULL DEFAULT 0,
  waived_cents integer NOT NULL DEFAULT 0,
  paid_cents integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT fee_charges_pkey PRIMARY KEY (id),
  CONSTRAINT fee_charges_not_negative CHECK (charged_cents >= 0 AND waived_cents >= 0 AND paid_cents >= 0),
  CONSTRAINT fee_charges_not_overpaid CHECK (waived_cents + paid_cents <= charged_cents),
  CONSTRAINT fee_charges_account_id_fee_accounts_id_fk FOREIGN KEY (account_id) REFERENCES fee_accounts (id),
  CONSTRAINT fee_charges_item_id_fee_items_id_fk FOREIGN KEY (item_id) REFERENCES fee_items (id)
);
--> statement-breakpoint
CREATE INDEX fee_charges_account ON fee_charges (account_id);
--> statement-breakpoint
CREATE UNIQUE INDEX fee_charges_of_item ON fee_charges (item_id);
--> statement-breakpoint
CREATE TABLE fee_lines (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  charge_id uuid NOT NULL,
  kind text NOT NULL,
  means text,
  amount_cents integer NOT NULL,
  made_at timestamptz NOT NULL,
  made_by uuid,
  reason text,
  authority text,
  receipt_id uuid,
  operation_id uuid,
  refund_id uuid,
  reverses_id uuid,
  CONSTRAINT fee_lines_pkey PRIMARY KEY (id),
  CONSTRAINT fee_lines_kind_known CHECK (kind IN ('assessed', 'adjusted_up', 'adjusted_down', 'waived', 'waiver_reversed', 'paid', 'payment_reversed', 'refunded')),
  CONSTRAINT fee_lines_means_known CHECK (means IN ('cash', 'card', 'check', 'money_order', 'online', 'deposit_account')),
  CONSTRAINT fee_lines_amount CHECK (amount_cents > 0),
  CONSTRAINT fee_lines_means_of_money CHECK ((kind IN ('paid', 'payment_reversed', 'refunded')) = (means IS NOT NULL)),
  CONSTRAINT fee_lines_source CHECK (means IS NULL OR means <> 'online' OR operation_id IS NOT NULL),
  CONSTRAINT fee_lines_charge_id_fee_charges_id_fk FOREIGN KEY (charge_id) REFERENCES fee_charges (id),
  CONSTRAINT fee_lines_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id),
  CONSTRAINT fee_lines_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts (id),
  CONSTRAINT fee_lines_operation_id_payment_operations_id_fk FOREIGN KEY (operation_id) REFERENCES payment_operations (id),
  CONSTRAINT fee_lines_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds (id),
  CONSTRAINT fee_lines_reverses_id_fee_lines_id_fk FOREIGN KEY (reverses_id) REFERENCES fee_lines (id)
);
--> statement-breakpoint
CREATE INDEX fee_lines_charge ON fee_lines (charge_id, position);
--> statement-breakpoint
CREATE INDEX fee_lines_receipt ON fee_lines (receipt_id);
--> statement-breakpoint
CREATE INDEX fee_lines_operation ON fee_lines (operation_id);
--> statement-breakpoint
CREATE INDEX fee_lines_refund ON fee_lines (refund_id);
--> statement-breakpoint
CREATE INDEX fee_lines_made ON fee_lines (made_at);
--> statement-breakpoint
CREATE UNIQUE INDEX fee_lines_reversed_once ON fee_lines (reverses_id);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_the_ledger() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'The lines of fee accounts, deposit accounts, and refunds are never changed or removed; add a line that corrects them.' using errcode = 'check_violation';
end
$$;
--> statement-breakpoint
-- Keeps the totals of a charge. The update locks its row, so that concurrent lines take turns; its checks refuse the second.
CREATE FUNCTION add_fee_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  paid_by_means bigint;
begin
  update fee_charges set
    charged_cents = charged_cents + case NEW.kind when 'assessed' then NEW.amount_cents when 'adjusted_up' then NEW.amount_cents when 'adjusted_down' then -NEW.amount_cents else 0 end,
    waived_cents = waived_cents + case NEW.kind when 'waived' then NEW.amount_cents when 'waiver_reversed' then -NEW.amount_cents else 0 end,
    paid_cents = paid_cents + case NEW.kind when 'paid' then NEW.amount_cents when 'payment_reversed' then -NEW.amount_cents when 'refunded' then -NEW.amount_cents else 0 end,
    version = version + 1
  where id = NEW.charge_id;
  if NEW.kind in ('payment_reversed', 'refunded') then
    select coalesce(sum(case kind when 'paid' then amount_cents else -amount_cents end), 0) into paid_by_means
      from fee_lines where charge_id = NEW.charge_id and means = NEW.means;
    if paid_by_means < NEW.amount_cents then
      raise exception 'Not more than what was paid by % can be returned.', NEW.means using errcode = 'check_violation', constraint = 'fee_lines_not_beyond_means';
    end if;
  end if;
  return NEW;
end
$$;
--> statement-breakpoint
CREATE TRIGGER fee_lines_total BEFORE INSERT ON fee_lines FOR EACH ROW EXECUTE FUNCTION add_fee_line();
--> statement-breakpoint
CREATE TRIGGER fee_lines_append_only BEFORE DELETE OR UPDATE ON fee_lines FOR EACH ROW EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
CREATE TRIGGER fee_lines_no_truncate BEFORE TRUNCATE ON fee_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
CREATE TRIGGER fee_charges_no_delete BEFORE DELETE ON fee_charges FOR EACH ROW EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only BEFORE DELETE OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
CREATE TRIGGER refunds_no_truncate BEFORE TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
-- Receipts that were made before: each fee with its payments, in their order, and the reversal of void ones. Captures at
-- the provider follow from a job, with the rules of the portal.
DO $$
declare
  one record;
  fee jsonb;
  tender jsonb;
  account uuid;
  charge uuid;
  of_case uuid;
  next_tender integer;
  left_of_tender bigint;
  missing bigint;
  part bigint;
begin
  for one in
    select r.*, v.voided_at, v.voided_by, v.reason as void_reason
    from receipts r left join receipt_voids v on v.receipt_id = r.id order by r.court_id, r.number
  loop
    of_case := null;
    if one.envelope_id is null and one.case_number is not null then
      select id into of_case from cases where court_id = one.court_id and case_number = one.case_number;
    end if;
    select id into account from fee_accounts
      where court_id = one.court_id and envelope_id is not distinct from one.envelope_id and case_id is not distinct from of_case;
    if account is null then
      insert into fee_accounts (court_id, case_id, envelope_id, opened_at)
        values (one.court_id, of_case, one.envelope_id, one.made_at) returning id into account;
    end if;
    next_tender := 0;
    left_of_tender := coalesce((one.tenders -> 0 ->> 'amount_cents')::bigint, 0);
    for fee in select value from jsonb_array_elements(one.lines) with ordinality order by ordinality loop
      missing := (fee ->> 'amount_cents')::bigint;
      continue when missing = 0;
      insert into fee_charges (account_id, fee_id, description, authority, made_at)
        values (account, fee ->> 'fee_id', fee ->> 'description', fee ->> 'authority', one.made_at) returning id into charge;
      insert into fee_lines (charge_id, kind, amount_cents, made_at, made_by, authority, receipt_id)
        values (charge, 'assessed', missing, one.made_at, one.made_by, fee ->> 'authority', one.id);
      while missing > 0 and next_tender < jsonb_array_length(one.tenders) loop
        tender := one.tenders -> next_tender;
        part := least(missing, left_of_tender);
        if part > 0 then
          insert into fee_lines (charge_id, kind, means, amount_cents, made_at, made_by, reason, receipt_id)
            values (
              charge, case tender ->> 'kind' when 'waiver' then 'waived' else 'paid' end,
              nullif(tender ->> 'kind', 'waiver'), part, one.made_at, one.made_by, tender ->> 'reference', one.id);
        end if;
        missing := missing - part;
        left_of_tender := left_of_tender - part;
        if left_of_tender = 0 then
          next_tender := next_tender + 1;
          left_of_tender := coalesce((one.tenders -> next_tender ->> 'amount_cents')::bigint, 0);
        end if;
      end loop;
    end loop;
    if one.voided_at is not null then
      insert into fee_lines (charge_id, kind, means, amount_cents, made_at, made_by, reason, receipt_id, reverses_id)
        select charge_id, case kind when 'paid' then 'payment_reversed' when 'waived' then 'waiver_reversed' else 'adjusted_down' end,
          means, amount_cents, one.voided_at, one.voided_by, one.void_reason, one.id, id
        from fee_lines where receipt_id = one.id order by position desc;
    end if;
  end loop;
end
$$;
