/**
 * Which tables an export contains, and which it leaves out for which reason. Every table is in one of the two lists
 * (`exportPlan.test.ts`), so a new table fails the test until someone has decided.
 */

/** Tables with the court's record. */
export const exportedTables: readonly string[] = `
  access_changes access_grants access_log access_requests activities activity_heads activity_signatures
  analyses api_analyses api_calls api_keys api_submissions appeal_records appearance_notices
  assistant_conversations assistant_messages attorney_claims attorney_standings attorneys authorities
  authority_citations bank_deposits batch_items batches bench_memo_versions bench_memos binder_notes
  binder_orders calendar_bookings calendar_feeds calendar_plan_items calendar_plans case_assignments
  case_counters case_import_rows case_imports case_merge_items case_merges case_relations case_sequences
  case_state_changes case_transfers cases cash_drawers chambers_members citation_ledgers clerk_sections
  compliance_checks confirmations contact_replies contact_requests content_scans corrections court_acceptance
  court_certificates court_closures court_events court_filing_dates court_pack_versions court_packs
  court_plan_weights court_public_access court_response_times court_service court_tentatives
  court_upload_limits courthouse_terminals courtroom_sessions courtrooms courts day_settlements deadline_marks
  deadline_notices deadlines decided_filings default_confirmations delay_notices deposit_accounts
  deposit_lines docket_documents docket_entries docket_entry_versions docket_seen docket_seen_through
  docket_spreads document_analyses document_choices document_facts document_fingerprints document_fix_files
  document_fixes document_versions documents draft_shares entry_deliveries entry_notices entry_proofs
  envelope_choices envelope_fees envelopes event_types export_settings external_identities extracted_fields
  fee_accounts fee_charges fee_items fee_lines fee_waivers filing_dates filing_receipt_documents
  filing_receipts filings firm_delegations firm_invitations firm_members firms generated_documents
  hearing_attorneys hearing_batches hearing_exhibits hearing_moves hearing_records hearing_requests
  hearing_staff hearing_staff_hours hearing_staff_periods hearings held_submissions invitations
  issued_instruments judge_assignments judge_availability judge_challenges judge_coverage
  judge_disqualifications judge_notes judge_profiles judge_rules judicial_marks lane_views learned_templates
  lessons library_citations library_decisions library_editions library_imports library_volumes
  lodged_documents notifications order_versions orders own_checks parties party_addresses party_aliases
  party_counsel party_defaults party_dispositions party_private payment_differences payment_operations
  payment_settings payments people person_preferences person_roles pilot_files pilot_filings pilot_marks
  pilots public_names receipt_sequences receipt_voids receipts recognized_pages reconciliations
  refund_sequences refunds reminders_sent research_connections
  research_searches research_settings resource_downloads resource_ratings resubmission_files resubmissions
  returned_attachments review_sections reviews roster_columns roster_import_files roster_import_rows
  roster_imports rule_adoptions rulings saved_searches sealed_documents second_factors section_routing
  section_rules separator_sheets served_documents service_accesses service_consents service_drafts
  service_recipients services simulation_runs simulations sittings stamped_copies standing_orders
  test_operations test_payments webhook_attempts webhook_deliveries webhook_endpoints webhook_events
  week_template_skips week_templates work_items working_hours
`
  .trim()
  .split(/\s+/);

/** Why something is left out, as the manifest and docs/operations/export.md state it. */
const reasons = {
  signIn: 'It belongs to open sessions and sign-ins under way. After loading, everyone signs in again.',
  secret: 'It proves who someone is. After loading, people set it again.',
  unfinished: 'It belongs to uploads that are not finished, whose parts are only in the data directory.',
  temporary: 'It is deleted within a day, and can be made or requested again.',
  installation: 'It belongs to this installation: its own exports and their progress.',
} as const;

/** Tables that an export does not contain, with the reason. */
export const leftOutTables: Record<string, string> = {
  sessions: reasons.signIn,
  session_tokens: reasons.signIn,
  passkey_challenges: reasons.signIn,
  provider_sign_ins: reasons.signIn,
  sign_in_tickets: reasons.signIn,
  sign_in_failures: reasons.signIn,
  known_devices: reasons.signIn,
  password_links: reasons.signIn,
  address_links: reasons.signIn,
  recovery_codes: reasons.secret,
  uploads: reasons.unfinished,
  docket_downloads: reasons.temporary,
  research_cache: reasons.temporary,
  court_exports: reasons.installation,
  record_checks: reasons.installation,
};

/** Columns of exported tables that an export does not contain; a loaded portal has null there. */
export const leftOutColumns: Record<string, Record<string, string>> = {
  people: { password_hash: reasons.secret },
  courthouse_terminals: { secret_hash: reasons.secret, link_hash: reasons.secret },
};

/** Columns with the hash of a document that is not stored as a file, so that its file is not missing. */
export const hashesWithoutFile: readonly string[] = ['roster_imports.sha256', 'api_analyses.sha256'];
