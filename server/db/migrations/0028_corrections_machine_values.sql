-- What the machine had read where people corrected it, from before it was kept with the correction itself.
update corrections c set
  machine_confidence = m.confidence,
  machine_method = m.method,
  machine_evidence = m.evidence
from (
  select f.analysis_id, f.field,
    min(f.confidence) as confidence,
    string_agg(distinct f.method, ', ') as method,
    coalesce(jsonb_agg(e.item order by f.position, e.nth) filter (where e.item is not null), '[]'::jsonb) as evidence
  from extracted_fields f
  left join lateral jsonb_array_elements(f.evidence) with ordinality as e(item, nth) on true
  group by f.analysis_id, f.field
) m
where m.analysis_id = c.analysis_id and m.field = c.field;
--> statement-breakpoint
update corrections c set machine_value = m.value
from (
  select analysis_id, field, string_agg(value, e'\n' order by position) as value
  from extracted_fields group by analysis_id, field
) m
where m.analysis_id = c.analysis_id and m.field = c.field;
--> statement-breakpoint
update corrections c set given_by_court = true
where c.field = 'case_number' and c.old_value is null
  and exists (select 1 from reviews r where r.filing_id = c.filing_id and r.settled_at = c.corrected_at);
