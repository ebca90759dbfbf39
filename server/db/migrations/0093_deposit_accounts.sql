-- Deposit accounts from which attorneys and firms pay fees. They never fall below zero.
CREATE TABLE deposit_accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  owner_id uuid,
  low_cents integer,
  balance_cents integer NOT NULL DEFAULT 0,
  opened_by uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT deposit_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT deposit_accounts_not_negative CHECK (balance_cents >= 0),
  CONSTRAINT deposit_accounts_low CHECK (low_cents > 0),
  CONSTRAINT deposit_accounts_closed_at_zero CHECK (closed_at IS NULL OR balance_cents = 0),
  CONSTRAINT deposit_accounts_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT deposit_accounts_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people (id),
  CONSTRAINT deposit_accounts_opened_by_people_id_fk FOREIGN KEY (opened_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX deposit_accounts_number_taken ON deposit_accounts (court_id, number);
--> statement-breakpoint
CREATE INDEX deposit_accounts_owner ON deposit_accounts (owner_id);
--> statement-breakpoint
CREATE TABLE deposit_lines (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  kind text NOT NULL,
  means text,
  amount_cents integer NOT NULL,
  made_at timestamptz NOT NULL,
  made_by uuid NOT NULL,
  reason text,
  receipt_id uuid,
  refund_id uuid,
  reverses_id uuid,
  CONSTRAINT deposit_lines_pkey PRIMARY KEY (id),
  CONSTRAINT deposit_lines_kind_known CHECK (kind IN ('deposited', 'deposit_reversed', 'charged', 'charge_returned', 'refunded')),
  CONSTRAINT deposit_lines_means_known CHECK (means IN ('cash', 'card', 'check', 'money_order', 'online', 'deposit_account')),
  CONSTRAINT deposit_lines_amount CHECK (amount_cents > 0),
  CONSTRAINT deposit_lines_means_of_money CHECK ((kind IN ('deposited', 'deposit_reversed', 'refunded')) = (means IS NOT NULL)),
  CONSTRAINT deposit_lines_account_id_deposit_accounts_id_fk FOREIGN KEY (account_id) REFERENCES deposit_accounts (id),
  CONSTRAINT deposit_lines_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id),
  CONSTRAINT deposit_lines_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts (id),
  CONSTRAINT deposit_lines_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds (id),
  CONSTRAINT deposit_lines_reverses_id_deposit_lines_id_fk FOREIGN KEY (reverses_id) REFERENCES deposit_lines (id)
);
--> statement-breakpoint
CREATE INDEX deposit_lines_account ON deposit_lines (account_id, position);
--> statement-breakpoint
CREATE INDEX deposit_lines_receipt ON deposit_lines (receipt_id);
--> statement-breakpoint
CREATE INDEX deposit_lines_made ON deposit_lines (made_at);
--> statement-breakpoint
CREATE UNIQUE INDEX deposit_lines_reversed_once ON deposit_lines (reverses_id);
--> statement-breakpoint
-- Keeps the balance. The update locks the account, so that concurrent lines take turns; its checks refuse what it does not have.
CREATE FUNCTION add_deposit_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update deposit_accounts set
    balance_cents = balance_cents + case when NEW.kind in ('deposited', 'charge_returned') then NEW.amount_cents else -NEW.amount_cents end,
    version = version + 1
  where id = NEW.account_id and closed_at is null;
  if not found then
    raise exception 'The deposit account is closed.' using errcode = 'check_violation', constraint = 'deposit_accounts_closed_at_zero';
  end if;
  return NEW;
end
$$;
--> statement-breakpoint
CREATE TRIGGER deposit_lines_total BEFORE INSERT ON deposit_lines FOR EACH ROW EXECUTE FUNCTION add_deposit_line();
--> statement-breakpoint
CREATE TRIGGER deposit_lines_append_only BEFORE DELETE OR UPDATE ON deposit_lines FOR EACH ROW EXECUTE FUNCTION refuse_change_of_the_ledger();
--> statement-breakpoint
CREATE TRIGGER deposit_lines_no_truncate BEFORE TRUNCATE ON deposit_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_the_ledger();
