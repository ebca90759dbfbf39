-- A court never loses its last administrator, also when two close each other's account at the same moment: the check
-- waits for the other's commit and then counts anew.
create function keep_an_administrator(court text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators ' || court, 0));
  if not exists (
    select 1 from person_roles r join people p on p.id = r.person_id
    where r.court_id = court and r.role = 'court_administrator' and r.ended_at is null and p.deactivated_at is null
  ) then
    raise exception 'A court needs an administrator.'
      using errcode = 'check_violation', constraint = 'person_roles_keep_an_administrator';
  end if;
end;
$$;
--> statement-breakpoint
create function role_ends() returns trigger language plpgsql as $$
begin
  if exists (select 1 from people p where p.id = old.person_id and p.deactivated_at is null) then
    perform keep_an_administrator(old.court_id);
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create constraint trigger person_roles_keep_an_administrator after update of ended_at on person_roles
  deferrable initially deferred for each row
  when (old.role = 'court_administrator' and old.ended_at is null and new.ended_at is not null)
  execute function role_ends();
--> statement-breakpoint
create function account_closes() returns trigger language plpgsql as $$
declare court text;
begin
  for court in
    select r.court_id from person_roles r
    where r.person_id = old.id and r.role = 'court_administrator' and r.ended_at is null
    order by r.court_id
  loop
    perform keep_an_administrator(court);
  end loop;
  return null;
end;
$$;
--> statement-breakpoint
create constraint trigger people_keep_an_administrator after update of deactivated_at on people
  deferrable initially deferred for each row
  when (old.deactivated_at is null and new.deactivated_at is not null)
  execute function account_closes();
--> statement-breakpoint
-- An administrator finds people by parts of name and address.
create index people_find on people using gin ((full_name || ' ' || coalesce(email, '')) gin_trgm_ops);
