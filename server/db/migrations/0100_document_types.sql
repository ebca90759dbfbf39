-- Types of documents are kept by their id in the catalog (domain/documentTypes); labels are for people.
CREATE TABLE "migrated_type_labels" AS SELECT * FROM (VALUES
  ('Criminal Complaint', 'criminal_complaint'),
  ('Superseding Indictment', 'superseding_indictment'),
  ('Indictment', 'indictment'),
  ('Information', 'information'),
  ('Complaint', 'complaint'),
  ('Amended Complaint', 'amended_complaint'),
  ('Third-Party Complaint', 'third_party_complaint'),
  ('Cross-Complaint', 'cross_complaint'),
  ('Counterclaim', 'counterclaim'),
  ('Petition', 'petition'),
  ('Amended Petition', 'amended_petition'),
  ('Petition for Writ of Habeas Corpus', 'petition_for_writ_of_habeas_corpus'),
  ('Petition for Writ of Mandate', 'petition_for_writ_of_mandate'),
  ('Petition for Writ of Mandamus', 'petition_for_writ_of_mandamus'),
  ('Petition for Writ of Certiorari', 'petition_for_writ_of_certiorari'),
  ('Petition for Review', 'petition_for_review'),
  ('Petition for Leave to Appeal', 'petition_for_leave_to_appeal'),
  ('Petition for Rehearing', 'petition_for_rehearing'),
  ('Answer', 'answer'),
  ('New Matter', 'new_matter'),
  ('Motion', 'motion'),
  ('Notice of Motion', 'notice_of_motion'),
  ('Application', 'application'),
  ('Request for Order', 'request_for_order'),
  ('Demurrer', 'demurrer'),
  ('Plea to the Jurisdiction', 'plea_to_the_jurisdiction'),
  ('Request', 'request'),
  ('Opposition / Response', 'opposition'),
  ('Reply', 'reply'),
  ('Objection', 'objection'),
  ('Memorandum in Support', 'memorandum_in_support'),
  ('Memorandum of Points and Authorities', 'memorandum_of_points_and_authorities'),
  ('Memorandum of Law', 'memorandum_of_law'),
  ('Sentencing Memorandum', 'sentencing_memorandum'),
  ('Memorandum', 'memorandum'),
  ('Brief', 'brief'),
  ('Amicus Brief', 'amicus_brief'),
  ('Order', 'order'),
  ('Order to Show Cause', 'order_to_show_cause'),
  ('Decision and Order', 'decision_and_order'),
  ('Opinion and Order', 'opinion_and_order'),
  ('Memorandum and Order', 'memorandum_and_order'),
  ('Memorandum Opinion and Order', 'memorandum_opinion_and_order'),
  ('Judgment', 'judgment'),
  ('Opinion', 'opinion'),
  ('Memorandum Opinion', 'memorandum_opinion'),
  ('Decision', 'decision'),
  ('Findings of Fact and Conclusions of Law', 'findings_and_conclusions'),
  ('Report and Recommendation', 'report_and_recommendation'),
  ('Proposed Order', 'proposed_order'),
  ('Proposed Judgment', 'proposed_judgment'),
  ('Civil Minutes', 'civil_minutes'),
  ('Verdict', 'verdict'),
  ('Transcript', 'transcript'),
  ('Mandate', 'mandate'),
  ('Writ', 'writ'),
  ('Warrant', 'warrant'),
  ('Letters', 'letters'),
  ('Declaration', 'declaration'),
  ('Affidavit', 'affidavit'),
  ('Affirmation', 'affirmation'),
  ('Verification', 'verification'),
  ('Proof of Service', 'proof_of_service'),
  ('Certificate of Service', 'certificate_of_service'),
  ('Affidavit of Service', 'affidavit_of_service'),
  ('Appearance of Counsel', 'appearance'),
  ('Substitution of Counsel', 'substitution_of_counsel'),
  ('Discovery Responses', 'discovery_responses'),
  ('Interrogatories', 'interrogatories'),
  ('Request for Production', 'request_for_production'),
  ('Request for Admissions', 'request_for_admissions'),
  ('Privilege Log', 'privilege_log'),
  ('Summons', 'summons'),
  ('Subpoena', 'subpoena'),
  ('Waiver', 'waiver'),
  ('Praecipe', 'praecipe'),
  ('Notice', 'notice'),
  ('Notice of Appeal', 'notice_of_appeal'),
  ('Notice of Removal', 'notice_of_removal'),
  ('Notice to Appear', 'notice_to_appear'),
  ('Suggestion', 'suggestion'),
  ('Jury Demand', 'jury_demand'),
  ('Demand', 'demand'),
  ('Stipulation', 'stipulation'),
  ('Plea Agreement', 'plea_agreement'),
  ('Settlement Agreement', 'settlement_agreement'),
  ('Agreement', 'agreement'),
  ('Parenting Plan', 'parenting_plan'),
  ('Proof of Claim', 'proof_of_claim'),
  ('Bill of Costs', 'bill_of_costs'),
  ('Bill of Particulars', 'bill_of_particulars'),
  ('Note of Issue', 'note_of_issue'),
  ('Request for Judicial Intervention', 'request_for_judicial_intervention'),
  ('Jury Instructions', 'jury_instructions'),
  ('Witness List', 'witness_list'),
  ('Exhibit List', 'exhibit_list'),
  ('Inventory', 'inventory'),
  ('Account', 'account'),
  ('Will', 'will'),
  ('Bond', 'bond'),
  ('Statement', 'statement'),
  ('Disclosure Statement', 'disclosure_statement'),
  ('Report', 'report'),
  ('Plan', 'plan'),
  ('Exhibit', 'exhibit'),
  ('Attachment', 'attachment'),
  ('Appendix', 'appendix'),
  ('Cover Sheet', 'cover_sheet'),
  ('Certificate', 'certificate'),
  ('Letter', 'letter'),
  ('Other Document', 'other')
) AS "t" ("label", "id");
--> statement-breakpoint
CREATE FUNCTION migrated_type_id("words" text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN "words" ILIKE 'Memorandum in Support of %' THEN 'memorandum_in_support'
    ELSE (SELECT "id" FROM "migrated_type_labels" WHERE lower("label") = lower(btrim("words")))
  END
$$;
--> statement-breakpoint
CREATE FUNCTION migrated_with_type("reading" jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN "reading" #>> '{doc_type,value}' IS NULL THEN "reading"
    ELSE "reading" || jsonb_build_object('doc_type',
      ("reading" -> 'doc_type')
      || jsonb_build_object('value', coalesce(migrated_type_id("reading" #>> '{doc_type,value}'), 'other'))
      || CASE
        WHEN EXISTS (SELECT 1 FROM "migrated_type_labels" WHERE "label" = "reading" #>> '{doc_type,value}') THEN '{}'::jsonb
        ELSE jsonb_build_object('parts', coalesce("reading" #> '{doc_type,parts}', '{}'::jsonb)
          || jsonb_build_object('words', "reading" #>> '{doc_type,value}'))
      END)
  END
$$;
--> statement-breakpoint
CREATE FUNCTION migrated_with_typed_parts("facts" jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN coalesce(jsonb_array_length("facts" -> 'parts'), 0) = 0 THEN "facts"
    ELSE "facts" || jsonb_build_object('parts', (
      SELECT jsonb_agg(
        CASE
          WHEN "part" ->> 'doc_type' IS NULL THEN "part"
          ELSE "part" || jsonb_build_object('doc_type', coalesce(migrated_type_id("part" ->> 'doc_type'), 'other'))
        END ORDER BY "place")
      FROM jsonb_array_elements("facts" -> 'parts') WITH ORDINALITY AS "p" ("part", "place")))
  END
$$;
--> statement-breakpoint
UPDATE "extracted_fields" SET "parts" =
  jsonb_build_object('id', coalesce(migrated_type_id("value"), 'other')) || coalesce("parts", '{}'::jsonb)
  WHERE "field" = 'doc_type';
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "document_type" text;
--> statement-breakpoint
-- Words of a person that are no label: what the machine read last is the nearest type.
UPDATE "filings" SET "document_type" = coalesce(
    migrated_type_id("doc_type"),
    (SELECT "read"."parts" ->> 'id' FROM "extracted_fields" AS "read"
      JOIN "analyses" ON "analyses"."id" = "read"."analysis_id"
      WHERE "analyses"."filing_id" = "filings"."id" AND "read"."field" = 'doc_type'
      ORDER BY "analyses"."requested_at" DESC LIMIT 1),
    'other')
  WHERE "doc_type" IS NOT NULL;
--> statement-breakpoint
UPDATE "document_versions" SET "type" = coalesce(migrated_type_id("type"), 'other') WHERE "type" IS NOT NULL;
--> statement-breakpoint
UPDATE "document_facts" SET "reading" = migrated_with_type("reading"), "facts" = migrated_with_typed_parts("facts");
--> statement-breakpoint
UPDATE "document_analyses" SET "reading" = migrated_with_type("reading");
--> statement-breakpoint
UPDATE "own_checks" SET "documents" = (
    SELECT jsonb_agg("one" || jsonb_build_object(
      'reading', migrated_with_type("one" -> 'reading'),
      'facts', migrated_with_typed_parts("one" -> 'facts')) ORDER BY "place")
    FROM jsonb_array_elements("documents") WITH ORDINALITY AS "d" ("one", "place"))
  WHERE jsonb_array_length("documents") > 0;
--> statement-breakpoint
DROP FUNCTION migrated_with_typed_parts(jsonb);
--> statement-breakpoint
DROP FUNCTION migrated_with_type(jsonb);
--> statement-breakpoint
DROP FUNCTION migrated_type_id(text);
--> statement-breakpoint
DROP TABLE "migrated_type_labels";
