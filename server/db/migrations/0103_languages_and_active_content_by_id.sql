-- Languages and active content in facts and findings have ids; the catalogs of texts have their names.
CREATE FUNCTION pg_temp.id_of(named jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce('{"Spanish": "es", "French": "fr", "Portuguese": "pt", "German": "de", "Italian": "it", "Haitian Creole": "ht", "Vietnamese": "vi", "Tagalog": "tl", "Polish": "pl", "Chinese": "zh", "Korean": "ko", "Japanese": "ja", "Russian": "ru", "Arabic": "ar", "Hebrew": "he", "Hindi": "hi", "Punjabi": "pa", "Bengali": "bn", "Armenian": "hy", "Thai": "th", "Greek": "el", "ActiveX control": "activex_control", "content fetched from outside": "external_content", "JavaScript": "javascript", "3D": "model_3d", "rich media": "rich_media", "XFA form": "xfa_form"}'::jsonb -> (named #>> '{}'), named)
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.ids_of(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(pg_temp.id_of(one) ORDER BY place), '[]') FROM jsonb_array_elements(list) WITH ORDINALITY AS named (one, place)
$$;
--> statement-breakpoint
UPDATE document_facts SET facts = jsonb_set(facts, '{file,pdf,active_content}', pg_temp.ids_of(facts #> '{file,pdf,active_content}'))
WHERE jsonb_typeof(facts #> '{file,pdf,active_content}') = 'array';
--> statement-breakpoint
UPDATE document_facts SET facts = jsonb_set(facts, '{file,word,active_content}', pg_temp.ids_of(facts #> '{file,word,active_content}'))
WHERE jsonb_typeof(facts #> '{file,word,active_content}') = 'array';
--> statement-breakpoint
UPDATE document_facts SET facts = jsonb_set(facts, '{statements}', (
  SELECT jsonb_agg(CASE WHEN one ->> 'kind' IN ('foreign_language', 'mostly_foreign')
    THEN jsonb_set(one, '{value}', pg_temp.id_of(one -> 'value')) ELSE one END ORDER BY place)
  FROM jsonb_array_elements(facts -> 'statements') WITH ORDINALITY AS stated (one, place)))
WHERE facts -> 'statements' @> '[{"kind": "foreign_language"}]';
--> statement-breakpoint
CREATE FUNCTION pg_temp.with_ids(findings jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(CASE
    WHEN one #>> '{says,code}' IN ('file.media', 'file.active_content')
      THEN jsonb_set(one, '{says,values,found}', pg_temp.ids_of(one #> '{says,values,found}'))
    WHEN one #>> '{says,code}' = 'statements.translation_missing'
      THEN jsonb_set(one, '{says,values,language}', pg_temp.id_of(one #> '{says,values,language}'))
    ELSE one END ORDER BY place), '[]')
  FROM jsonb_array_elements(findings) WITH ORDINALITY AS found (one, place)
$$;
--> statement-breakpoint
UPDATE compliance_checks SET findings = pg_temp.with_ids(findings) WHERE findings::text ~ 'file\.(media|active_content)|translation_missing';
--> statement-breakpoint
UPDATE own_checks SET findings = pg_temp.with_ids(findings) WHERE findings::text ~ 'file\.(media|active_content)|translation_missing';
