-- The court's record is only ever appended to. verify-activity finds what somebody changed in spite of this.
create function refuse_change_of_the_record() returns trigger language plpgsql as $$
begin
  raise exception 'Lines of the activity record are never changed or removed.' using errcode = 'check_violation';
end
$$;
--> statement-breakpoint
create trigger activities_append_only before update or delete on activities
  for each row execute function refuse_change_of_the_record();
--> statement-breakpoint
create trigger activities_no_truncate before truncate on activities
  for each statement execute function refuse_change_of_the_record();
