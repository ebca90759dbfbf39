-- The server decides where a hearing goes and books its time (decision 0054). The exclusion constraint of
-- calendar_bookings still forbids every double booking.
drop trigger hearings_place on hearings;
--> statement-breakpoint
drop trigger hearings_book on hearings;
--> statement-breakpoint
drop trigger hearing_attorneys_book on hearing_attorneys;
--> statement-breakpoint
drop trigger sittings_book on sittings;
--> statement-breakpoint
drop function place_hearing();
--> statement-breakpoint
drop function book_hearing();
--> statement-breakpoint
drop function book_hearing_attorney();
--> statement-breakpoint
drop function book_sitting();
--> statement-breakpoint
drop function bookings_of(hearings);
--> statement-breakpoint
alter table hearings
  alter column starts_at drop default,
  alter column ends_at drop default,
  add constraint hearings_lasts check (extract(epoch from ends_at - starts_at) = duration_minutes * 60);
--> statement-breakpoint
-- At the end of a transaction, a hearing or sitting that takes time has booked its judge for exactly that time, and a
-- hearing that takes none has booked nothing.
create function require_booking() returns trigger language plpgsql as $$
begin
  if exists (
    select from hearings where id = new.id
      and (status in ('scheduled', 'completed') and sitting_id is null) <> exists (
        select from calendar_bookings
        where hearing_id = new.id and kind = 'judge' and during = tstzrange(starts_at, ends_at))
  ) or exists (
    select from sittings where id = new.id and not exists (
      select from calendar_bookings
      where sitting_id = new.id and kind = 'judge' and during = tstzrange(starts_at, ends_at))
  ) then
    raise exception 'The calendar does not hold the bookings of this time.'
      using errcode = 'check_violation', constraint = 'calendar_bookings_kept';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger hearings_booked
  after insert or update of court_id, status, starts_at, ends_at, sitting_id, judge_id, courtroom_id on hearings
  deferrable initially deferred for each row execute function require_booking();
--> statement-breakpoint
create constraint trigger sittings_booked after insert or update of judge_id, courtroom_id, starts_at, ends_at on sittings
  deferrable initially deferred for each row execute function require_booking();
