-- One definition of the bare case number: letters and digits in capitals, as domain/caseNumbers/bareNumber.ts has it.
create function bare_number(number text) returns text language sql immutable strict parallel safe as $$
  select upper(regexp_replace(normalize(number, NFKC), '[^A-Za-z0-9]', '', 'g'))
$$;
--> statement-breakpoint
drop index cases_bare_number;
--> statement-breakpoint
create index cases_bare_number on cases using btree (court_id, bare_number(case_number));
