-- Each text column with a closed set of values has a CHECK constraint. schema.test.ts compares it with the set in the code.
ALTER TABLE access_log ADD CONSTRAINT access_log_kind_known CHECK (kind IN ('sign_in_failed', 'refused', 'not_found', 'viewed', 'downloaded'));
--> statement-breakpoint
ALTER TABLE api_keys ADD CONSTRAINT api_keys_scopes_known CHECK (scopes <@ ARRAY['documents:analyze', 'filings:submit', 'cases:read', 'documents:generate']::text[]);
--> statement-breakpoint
ALTER TABLE access_requests ADD CONSTRAINT access_requests_kind_known CHECK (kind IN ('request', 'extension'));
--> statement-breakpoint
ALTER TABLE access_requests ADD CONSTRAINT access_requests_scopes_known CHECK (scopes <@ ARRAY['documents:analyze', 'filings:submit', 'cases:read', 'documents:generate']::text[]);
--> statement-breakpoint
ALTER TABLE access_requests ADD CONSTRAINT access_requests_state_known CHECK (state IN ('pending', 'approved', 'denied', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE attorney_claims ADD CONSTRAINT attorney_claims_state_known CHECK (state IN ('pending', 'confirmed', 'refused', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE judge_availability ADD CONSTRAINT judge_availability_status_known CHECK (status IN ('available', 'out_of_office', 'in_chambers', 'in_hearing'));
--> statement-breakpoint
ALTER TABLE calendar_bookings ADD CONSTRAINT calendar_bookings_kind_known CHECK (kind IN ('judge', 'room', 'mediator', 'interpreter', 'attorney'));
--> statement-breakpoint
ALTER TABLE hearings ADD CONSTRAINT hearings_case_type_known CHECK (case_type IN ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration'));
--> statement-breakpoint
ALTER TABLE hearings ADD CONSTRAINT hearings_status_known CHECK (status IN ('requested', 'scheduled', 'adjourned', 'completed', 'cancelled'));
--> statement-breakpoint
ALTER TABLE cases ADD CONSTRAINT cases_case_type_known CHECK (case_type IN ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration'));
--> statement-breakpoint
ALTER TABLE cases ADD CONSTRAINT cases_status_known CHECK (status IN ('open', 'closed'));
--> statement-breakpoint
ALTER TABLE judicial_marks ADD CONSTRAINT judicial_marks_mark_known CHECK (mark IN ('reviewed', 'signed', 'sent_back'));
--> statement-breakpoint
ALTER TABLE compliance_checks ADD CONSTRAINT compliance_checks_cause_known CHECK (cause IN ('analysis', 'correction', 'documents', 'asked', 'rules', 'ledger'));
--> statement-breakpoint
ALTER TABLE standing_orders ADD CONSTRAINT standing_orders_subject_known CHECK (subject = 'ai_disclosure');
--> statement-breakpoint
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_about_known CHECK (about IN ('demo', 'early-access', 'pilot'));
--> statement-breakpoint
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_state_known CHECK (state IN ('new', 'answered', 'closed'));
--> statement-breakpoint
ALTER TABLE document_analyses ADD CONSTRAINT document_analyses_file_type_known CHECK (file_type IN ('pdf', 'docx', 'doc', 'txt'));
--> statement-breakpoint
ALTER TABLE generated_documents ADD CONSTRAINT generated_documents_template_id_known CHECK (template_id IN ('complaint', 'answer', 'notice_of_motion', 'memorandum', 'declaration', 'proof_of_service', 'proposed_order', 'notice_of_appearance'));
--> statement-breakpoint
ALTER TABLE generated_documents ADD CONSTRAINT generated_documents_forum_known CHECK (forum IN ('California', 'New York', 'Texas', 'Florida', 'Illinois', 'Federal'));
--> statement-breakpoint
ALTER TABLE courts ADD CONSTRAINT courts_level_known CHECK (level IN ('State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'));
--> statement-breakpoint
ALTER TABLE courts ADD CONSTRAINT courts_jurisdiction_known CHECK (jurisdiction IN ('California', 'New York', 'Texas', 'Florida', 'Illinois'));
--> statement-breakpoint
ALTER TABLE deadlines ADD CONSTRAINT deadlines_confidence_known CHECK (confidence IN ('verified', 'high', 'uncertain'));
--> statement-breakpoint
ALTER TABLE deadlines ADD CONSTRAINT deadlines_state_known CHECK (state IN ('open', 'met', 'missed', 'waived'));
--> statement-breakpoint
ALTER TABLE docket_entries ADD CONSTRAINT docket_entries_kind_known CHECK (kind IN ('filing', 'hearing', 'order', 'status', 'notice'));
--> statement-breakpoint
ALTER TABLE case_counters ADD CONSTRAINT case_counters_case_type_known CHECK (case_type IN ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration'));
--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_state_known CHECK (state IN ('received', 'accepted', 'returned', 'rejected', 'docketed', 'served', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_court_level_known CHECK (court_level IN ('State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'));
--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_jurisdiction_known CHECK (jurisdiction IN ('California', 'New York', 'Texas', 'Florida', 'Illinois'));
--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_case_type_known CHECK (case_type IN ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration'));
--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_priority_known CHECK (priority IN ('high', 'medium', 'low'));
--> statement-breakpoint
ALTER TABLE documents ADD CONSTRAINT documents_kind_known CHECK (kind IN ('lead', 'supporting'));
--> statement-breakpoint
ALTER TABLE document_versions ADD CONSTRAINT document_versions_file_type_known CHECK (file_type IN ('pdf', 'docx', 'doc', 'txt'));
--> statement-breakpoint
ALTER TABLE analyses ADD CONSTRAINT analyses_state_known CHECK (state IN ('queued', 'scanning', 'reading', 'recognizing', 'analyzing', 'checking', 'done', 'failed'));
--> statement-breakpoint
ALTER TABLE corrections ADD CONSTRAINT corrections_field_known CHECK (field IN ('doc_type', 'title', 'court', 'location', 'case_number', 'filing_date', 'amount', 'judge_name', 'hearing_date', 'hearing_time', 'plaintiffs', 'claimants', 'defendants', 'priority'));
--> statement-breakpoint
ALTER TABLE confirmations ADD CONSTRAINT confirmations_field_known CHECK (field IN ('doc_type', 'title', 'court', 'location', 'case_number', 'filing_date', 'amount', 'judge_name', 'hearing_date', 'hearing_time', 'plaintiffs', 'claimants', 'defendants'));
--> statement-breakpoint
ALTER TABLE invitations ADD CONSTRAINT invitations_role_known CHECK (role IN ('self_represented', 'attorney', 'clerk', 'judge', 'court_administrator', 'it_personnel'));
--> statement-breakpoint
ALTER TABLE library_citations ADD CONSTRAINT library_citations_source_known CHECK (source IN ('courtlistener', 'cap'));
--> statement-breakpoint
ALTER TABLE library_volumes ADD CONSTRAINT library_volumes_source_known CHECK (source IN ('courtlistener', 'cap'));
--> statement-breakpoint
ALTER TABLE library_imports ADD CONSTRAINT library_imports_source_known CHECK (source IN ('courtlistener', 'cap'));
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known CHECK (kind IN ('filing_received', 'filing_accepted', 'filing_returned', 'filing_rejected', 'order_sent_back', 'analysis_failed', 'hearing_scheduled', 'hearing_changed', 'hearing_cancelled', 'deadline_upcoming', 'deadline_moved', 'judge_pending', 'attorney_claim', 'access_request', 'contact_request', 'access_decided', 'role_changed', 'webhook_failing'));
--> statement-breakpoint
ALTER TABLE person_roles ADD CONSTRAINT person_roles_role_known CHECK (role IN ('self_represented', 'attorney', 'clerk', 'judge', 'court_administrator', 'it_personnel'));
--> statement-breakpoint
ALTER TABLE person_roles ADD CONSTRAINT person_roles_granted_through_known CHECK (granted_through = 'provider');
--> statement-breakpoint
ALTER TABLE judge_profiles ADD CONSTRAINT judge_profiles_status_known CHECK (status IN ('pending', 'verified', 'refused'));
--> statement-breakpoint
ALTER TABLE research_connections ADD CONSTRAINT research_connections_platform_known CHECK (platform IN ('library', 'papers', 'courtlistener', 'westlaw', 'lexis', 'bloomberg'));
--> statement-breakpoint
ALTER TABLE research_connections ADD CONSTRAINT research_connections_state_known CHECK (state IN ('connected', 'refused', 'unreachable'));
--> statement-breakpoint
ALTER TABLE research_searches ADD CONSTRAINT research_searches_platform_known CHECK (platform IN ('library', 'papers', 'courtlistener', 'westlaw', 'lexis', 'bloomberg'));
--> statement-breakpoint
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_platforms_known CHECK (platforms <@ ARRAY['library', 'papers', 'courtlistener', 'westlaw', 'lexis', 'bloomberg']::text[]);
--> statement-breakpoint
ALTER TABLE research_cache ADD CONSTRAINT research_cache_platform_known CHECK (platform IN ('library', 'papers', 'courtlistener', 'westlaw', 'lexis', 'bloomberg'));
--> statement-breakpoint
ALTER TABLE research_settings ADD CONSTRAINT research_settings_default_platform_known CHECK (default_platform IN ('library', 'papers', 'courtlistener', 'westlaw', 'lexis', 'bloomberg', 'auto'));
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_decision_known CHECK (decision IN ('accepted', 'returned', 'rejected'));
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_state_known CHECK (state IN ('held', 'effective', 'revoked'));
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_filed_as_of_known CHECK (filed_as_of IN ('received', 'first_received'));
--> statement-breakpoint
ALTER TABLE second_factors ADD CONSTRAINT second_factors_kind_known CHECK (kind IN ('passkey', 'authenticator'));
--> statement-breakpoint
ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_purpose_known CHECK (purpose IN ('register', 'confirm'));
--> statement-breakpoint
ALTER TABLE person_preferences ADD CONSTRAINT person_preferences_date_format_known CHECK (date_format IN ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'));
--> statement-breakpoint
ALTER TABLE person_preferences ADD CONSTRAINT person_preferences_time_format_known CHECK (time_format IN ('12h', '24h'));
--> statement-breakpoint
ALTER TABLE person_preferences ADD CONSTRAINT person_preferences_theme_known CHECK (theme IN ('blue-yellow', 'dark', 'light'));
--> statement-breakpoint
ALTER TABLE person_preferences ADD CONSTRAINT person_preferences_language_known CHECK (language IN ('en', 'es', 'fr'));
--> statement-breakpoint
ALTER TABLE person_preferences ADD CONSTRAINT person_preferences_usual_court_known CHECK (usual_court IN ('California Superior Court', 'Federal District Court', 'California Appellate Court'));
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_role_known CHECK (role IN ('self_represented', 'attorney', 'clerk', 'judge', 'court_administrator', 'it_personnel'));
--> statement-breakpoint
ALTER TABLE api_analyses ADD CONSTRAINT api_analyses_state_known CHECK (state IN ('queued', 'done', 'failed'));
--> statement-breakpoint
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_event_types_known CHECK (event_types <@ ARRAY['filing.submitted', 'filing.accepted', 'filing.rejected', 'case.updated', 'deadline.upcoming']::text[]);
--> statement-breakpoint
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_state_known CHECK (state IN ('active', 'paused', 'disabled'));
--> statement-breakpoint
ALTER TABLE webhook_events ADD CONSTRAINT webhook_events_type_known CHECK (type IN ('filing.submitted', 'filing.accepted', 'filing.rejected', 'case.updated', 'deadline.upcoming', 'webhook.test'));
--> statement-breakpoint
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_state_known CHECK (state IN ('waiting', 'delivered', 'failed', 'cancelled'));
