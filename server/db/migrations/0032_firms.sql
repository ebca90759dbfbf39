-- Law firms, their members, delegates, and shared drafts (decision 0108).
CREATE TABLE firms (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  address text NOT NULL DEFAULT '',
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT firms_pkey PRIMARY KEY (id),
  CONSTRAINT firms_created_by_people_id_fk FOREIGN KEY (created_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE firm_members (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  firm_id uuid NOT NULL,
  person_id uuid NOT NULL,
  position text NOT NULL,
  administrator boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT firm_members_pkey PRIMARY KEY (id),
  CONSTRAINT firm_members_in_firm UNIQUE (id, firm_id),
  CONSTRAINT firm_members_position_known CHECK (position IN ('attorney', 'paralegal', 'legal_assistant')),
  CONSTRAINT firm_members_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CONSTRAINT firm_members_firm_id_firms_id_fk FOREIGN KEY (firm_id) REFERENCES firms (id),
  CONSTRAINT firm_members_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT firm_members_ended_by_people_id_fk FOREIGN KEY (ended_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX firm_members_one_firm ON firm_members (person_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX firm_members_firm ON firm_members (firm_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE TABLE firm_invitations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  firm_id uuid NOT NULL,
  email text NOT NULL,
  position text NOT NULL,
  administrator boolean NOT NULL DEFAULT false,
  token_hash bytea,
  invited_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT firm_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT firm_invitations_position_known CHECK (position IN ('attorney', 'paralegal', 'legal_assistant')),
  CONSTRAINT firm_invitations_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT firm_invitations_firm_id_firms_id_fk FOREIGN KEY (firm_id) REFERENCES firms (id),
  CONSTRAINT firm_invitations_invited_by_people_id_fk FOREIGN KEY (invited_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX firm_invitations_one_open ON firm_invitations (firm_id, email)
  WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX firm_invitations_token ON firm_invitations (token_hash);
--> statement-breakpoint
CREATE TABLE firm_delegations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  firm_id uuid NOT NULL,
  attorney_id uuid NOT NULL,
  delegate_id uuid NOT NULL,
  may_file boolean NOT NULL,
  given_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT firm_delegations_pkey PRIMARY KEY (id),
  CONSTRAINT firm_delegations_of_others CHECK (attorney_id <> delegate_id),
  CONSTRAINT firm_delegations_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CONSTRAINT firm_delegations_attorney_id_firm_id_firm_members_id_firm_id_fk FOREIGN KEY (attorney_id, firm_id)
    REFERENCES firm_members (id, firm_id),
  CONSTRAINT firm_delegations_delegate_id_firm_id_firm_members_id_firm_id_fk FOREIGN KEY (delegate_id, firm_id)
    REFERENCES firm_members (id, firm_id),
  CONSTRAINT firm_delegations_ended_by_people_id_fk FOREIGN KEY (ended_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX firm_delegations_once ON firm_delegations (attorney_id, delegate_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX firm_delegations_delegate ON firm_delegations (delegate_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE TABLE draft_shares (
  envelope_id uuid NOT NULL,
  member_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  shared_at timestamptz NOT NULL,
  CONSTRAINT draft_shares_pkey PRIMARY KEY (envelope_id, member_id),
  CONSTRAINT draft_shares_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id)
    ON DELETE CASCADE,
  CONSTRAINT draft_shares_member_id_firm_members_id_fk FOREIGN KEY (member_id) REFERENCES firm_members (id),
  CONSTRAINT draft_shares_owner_id_firm_members_id_fk FOREIGN KEY (owner_id) REFERENCES firm_members (id)
);
--> statement-breakpoint
CREATE INDEX draft_shares_member ON draft_shares (member_id);
--> statement-breakpoint
CREATE INDEX draft_shares_owner ON draft_shares (owner_id);
--> statement-breakpoint
CREATE INDEX envelope_choices_client_matter ON envelope_choices USING gin (client_matter gin_trgm_ops)
  WHERE client_matter <> '';
--> statement-breakpoint
ALTER TABLE envelopes ADD COLUMN changed_by uuid;
--> statement-breakpoint
ALTER TABLE envelopes ADD CONSTRAINT envelopes_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id);
