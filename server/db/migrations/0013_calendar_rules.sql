-- What time is taken, and by what. One constraint forbids any double booking, whoever writes (departure 25).
alter table calendar_bookings add constraint calendar_bookings_taken
  exclude using gist (court_id with =, kind with =, resource with =, during with &&);
--> statement-breakpoint
alter table judge_availability add constraint judge_availability_overlap
  exclude using gist (court_id with =, judge_id with =, tstzrange(starts_at, ends_at) with &&);
--> statement-breakpoint
-- Date, time and duration are what people say; the moments are computed from them in the court's zone, so that the two
-- never disagree. Names are resolved where whoever wrote the row did not do it.
create function place_hearing() returns trigger language plpgsql as $$
declare
  sitting sittings;
  called integer;
begin
  select (new.hearing_date + new.hearing_time) at time zone time_zone into strict new.starts_at
    from courts where id = new.court_id;
  new.ends_at := new.starts_at + make_interval(mins => new.duration_minutes);
  if new.judge_id is null then
    select (array_agg(people.id))[1] into new.judge_id
      from people join judge_profiles on judge_profiles.person_id = people.id
      where judge_profiles.court_id = new.court_id and judge_profiles.status = 'verified'
        and lower(people.full_name) = lower(new.judge)
      having count(*) = 1;
  end if;
  if new.courtroom_id is null then
    select id into new.courtroom_id from courtrooms
      where court_id = new.court_id and lower(name) = lower(new.venue);
  end if;
  if new.event_type_id is null then
    select id into new.event_type_id from event_types
      where court_id = new.court_id and lower(name) = lower(new.event_type);
  end if;
  if new.sitting_id is not null and new.status = 'scheduled' then
    select * into strict sitting from sittings where id = new.sitting_id for update;
    if new.court_id <> sitting.court_id or new.judge_id is distinct from sitting.judge_id
      or new.courtroom_id is distinct from sitting.courtroom_id
      or new.starts_at < sitting.starts_at or new.ends_at > sitting.ends_at then
      raise exception 'The hearing does not lie within its sitting.'
        using errcode = 'check_violation', constraint = 'hearings_within_sitting';
    end if;
    select count(*) into called from hearings
      where sitting_id = new.sitting_id and status = 'scheduled' and id <> new.id;
    if called >= sitting.capacity then
      raise exception 'The sitting is full.' using errcode = 'check_violation', constraint = 'sittings_full';
    end if;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger hearings_place before insert or update on hearings for each row execute function place_hearing();
--> statement-breakpoint
create function bookings_of(hearing hearings) returns table (kind text, resource text) language sql stable as $$
  select named.kind, named.resource from (values
    (1, 'judge', coalesce(hearing.judge_id::text, lower(hearing.judge))),
    (2, 'room', coalesce(hearing.courtroom_id::text, lower(hearing.venue))),
    (3, 'mediator', lower(nullif(btrim(hearing.mediator), ''))),
    (4, 'interpreter', lower(nullif(btrim(hearing.interpreter), '')))
  ) as named (place, kind, resource)
  where named.resource is not null and hearing.sitting_id is null and hearing.status in ('scheduled', 'completed')
  order by named.place
$$;
--> statement-breakpoint
-- Rows that were there before keep their places; of two that clash already, the first one found has the time.
update hearings set version = version;
--> statement-breakpoint
insert into calendar_bookings (court_id, kind, resource, during, hearing_id)
  select hearings.court_id, booked.kind, booked.resource, tstzrange(hearings.starts_at, hearings.ends_at), hearings.id
  from hearings cross join lateral bookings_of(hearings) booked
  on conflict do nothing;
--> statement-breakpoint
create function book_hearing() returns trigger language plpgsql as $$
begin
  delete from calendar_bookings where hearing_id = new.id;
  -- Always in the same order, so that two transactions never wait for each other.
  insert into calendar_bookings (court_id, kind, resource, during, hearing_id)
    select new.court_id, booked.kind, booked.resource, tstzrange(new.starts_at, new.ends_at), new.id
    from bookings_of(new) booked;
  if new.sitting_id is null and new.status in ('scheduled', 'completed') then
    insert into calendar_bookings (court_id, kind, resource, during, hearing_id)
      select new.court_id, 'attorney', attorney_id::text, tstzrange(new.starts_at, new.ends_at), new.id
      from hearing_attorneys where hearing_id = new.id order by attorney_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger hearings_book after insert or update on hearings for each row execute function book_hearing();
--> statement-breakpoint
create function book_hearing_attorney() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from calendar_bookings
      where hearing_id = old.hearing_id and kind = 'attorney' and resource = old.attorney_id::text;
  else
    insert into calendar_bookings (court_id, kind, resource, during, hearing_id)
      select court_id, 'attorney', new.attorney_id::text, tstzrange(starts_at, ends_at), id
      from hearings where id = new.hearing_id and sitting_id is null and status in ('scheduled', 'completed');
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger hearing_attorneys_book after insert or delete on hearing_attorneys
  for each row execute function book_hearing_attorney();
--> statement-breakpoint
create function book_sitting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if exists (select from hearings where sitting_id = new.id and status = 'scheduled'
        and (judge_id <> new.judge_id or courtroom_id <> new.courtroom_id
          or starts_at < new.starts_at or ends_at > new.ends_at)) then
      raise exception 'A hearing of the sitting would no longer lie within it.'
        using errcode = 'check_violation', constraint = 'hearings_within_sitting';
    end if;
    if (select count(*) from hearings where sitting_id = new.id and status = 'scheduled') > new.capacity then
      raise exception 'The sitting holds more hearings than that.'
        using errcode = 'check_violation', constraint = 'sittings_full';
    end if;
  end if;
  delete from calendar_bookings where sitting_id = new.id;
  insert into calendar_bookings (court_id, kind, resource, during, sitting_id) values
    (new.court_id, 'judge', new.judge_id::text, tstzrange(new.starts_at, new.ends_at), new.id),
    (new.court_id, 'room', new.courtroom_id::text, tstzrange(new.starts_at, new.ends_at), new.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger sittings_book after insert or update on sittings for each row execute function book_sitting();
