/** Every way the server says no, with the words a person reads. Programs compare codes, never words. */
export const refusals = {
  not_signed_in: { status: 401, words: 'Please sign in.' },
  session_ended: { status: 401, words: 'Your session has ended. Please sign in again.' },
  not_permitted: { status: 403, words: 'You are not permitted to do this.' },
  judge_pending: {
    status: 403,
    words: 'Your judge profile waits for a court administrator to verify it. Until then no case data is shown.',
  },
  not_found: { status: 404, words: 'There is nothing here, or it is not yours to see.' },
  invalid_input: { status: 400, words: 'Please check the highlighted fields.' },
  unreadable_body: { status: 400, words: 'The request could not be read. Send it again.' },
  disguised_path: {
    status: 400,
    words: 'This address has letters or digits written as percent codes. Write them as they are.',
  },
  too_many_requests: { status: 429, words: 'Too many requests. Wait a moment and try again.' },
  changed_meanwhile: {
    status: 409,
    words: 'Somebody changed this while you were working on it. Look at what changed, then save again.',
  },
  conflict: { status: 409, words: 'That exists already.' },
  shutting_down: { status: 503, words: 'The portal is restarting. Try again in a moment.' },

  // Identity
  sign_in_failed: { status: 401, words: 'The e-mail address or the password is not right.' },
  sign_in_throttled: {
    status: 429,
    words: 'Too many attempts to sign in. Wait a few minutes and try again, or use “Forgot password”.',
  },
  sign_in_ticket_refused: {
    status: 401,
    words: 'This sign-in link has been used or is too old. Please sign in again.',
  },
  provider_unreachable: {
    status: 502,
    words: 'The identity provider does not answer. Try again in a moment, or tell your court’s IT department.',
  },
  provider_refused: { status: 401, words: 'The identity provider did not confirm the sign-in. Please try again.' },
  account_deactivated: { status: 403, words: 'This account is closed. Ask the court administrator.' },
  email_taken: { status: 409, words: 'This e-mail address has an account already.' },
  email_unverified: {
    status: 409,
    words:
      'This person has not verified their email address. Ask them to open the link in the mail that they received, or to use “Forgot password”.',
  },
  second_factor_needed: { status: 403, words: 'Confirm your sign-in with your second factor first.' },
  second_factor_refused: {
    status: 401,
    words: 'This code is not right, or was used before. Wait for the next one and try again.',
  },
  second_factor_throttled: { status: 429, words: 'Too many wrong codes. Wait before you try again.' },
  confirmation_needed: {
    status: 403,
    words: 'Confirm that it is you with a passkey, an authenticator code, or a recovery code first.',
  },
  passkey_refused: {
    status: 401,
    words: 'The passkey was not accepted. Try again, or choose another way.',
  },
  passkey_known: { status: 409, words: 'This passkey is set up already.' },
  last_second_factor: {
    status: 409,
    words: 'Your role requires a second factor. Add another one before you remove this one.',
  },
  link_refused: { status: 400, words: 'This link has been used or is too old. Ask for a new one.' },

  // Filings
  main_document_missing: { status: 400, words: 'Please select a main document first' },
  too_many_main_documents: { status: 400, words: 'Please send exactly one main document.' },
  too_many_documents: { status: 400, words: 'At most 2 additional documents can be sent with one analysis.' },
  one_document_only: { status: 400, words: 'Please send one document at a time.' },
  supporting_document_missing: { status: 400, words: 'Please select at least one supporting document to upload.' },
  not_confirmable: {
    status: 409,
    words:
      'Only a value that was read in the document and that nobody has changed can be confirmed. Correct the field instead.',
  },
  reanalysis_decided: {
    status: 409,
    words: 'The court has decided on this filing. It is not read again; the clerk can still correct single values.',
  },
  not_read_yet: { status: 409, words: 'This filing is still being read. It can be checked as soon as that is done.' },
  rule_unknown: { status: 422, words: 'There is no such rule. Load the list of rules anew.' },
  filing_withdrawn: { status: 409, words: 'This filing was withdrawn and cannot be changed.' },
  filing_decided: {
    status: 409,
    words:
      'The court has decided on this filing. It can no longer be withdrawn, no documents can be added, and only court staff can correct its data.',
  },
  too_many_supporting_documents: {
    status: 400,
    words: 'At most 10 supporting documents can be sent at once. Send the others after them.',
  },
  idempotency_key_reused: {
    status: 409,
    words: 'This Idempotency-Key was sent with other documents before. Send a new key with new documents.',
  },
  analysis_failed: { status: 422, words: 'Analysis failed' },
  analysis_gave_up: {
    status: 422,
    words: 'The portal tried several times and could not finish reading it. Contact your court’s IT department.',
  },
  analysis_replaced: { status: 409, words: 'A corrected document took its place.' },
  analysis_running: { status: 409, words: 'This filing is still being analysed. Wait until it is done.' },

  // Review: details carry whose it is
  claimed_by_another: {
    status: 409,
    words: 'Another clerk has this filing before them. Choose another one, or ask them to release it.',
  },
  not_claimed: { status: 409, words: 'You do not have this filing before you.' },
  not_waiting: { status: 409, words: 'This filing does not wait for a decision any more.' },
  decision_held: {
    status: 409,
    words: 'A decision on this filing is about to take effect. Wait a minute, or undo it first.',
  },
  decision_under_way: {
    status: 409,
    words: 'The court is deciding on this filing right now. Your change was not saved. Try again in a minute.',
  },
  priority_of_court: {
    status: 403,
    words: 'Only court staff set the priority of a filing. Send the change without a priority.',
  },
  decision_in_force: { status: 409, words: 'This decision has taken effect and can no longer be undone.' },
  not_returned: { status: 409, words: 'Only a filing that was returned can be corrected.' },
  correction_too_late: {
    status: 409,
    words: 'The time to correct this filing has passed. File the document anew.',
  },
  correction_unchanged: {
    status: 409,
    words: 'This is the very document that was returned. Correct it first, then send it again.',
  },
  submission_doubted: {
    status: 409,
    words: 'Nothing has been filed yet. Check the differences, then confirm or cancel.',
  },
  correction_doubted: {
    status: 409,
    words: 'Nothing has been sent yet. The new document differs from the returned one. Confirm or cancel.',
  },
  held_submission_gone: {
    status: 409,
    words: 'The documents are no longer held for your confirmation. Choose them and send them again.',
  },
  // Documents: details carry the file's name and what was found in it
  document_empty: { status: 400, words: 'This document is empty. Choose the file again.' },
  document_too_large: {
    status: 413,
    words: 'The document is larger than 10 MB. Split it or reduce its images, then send it again.',
  },
  document_wrong_type: {
    status: 415,
    words: 'This is no PDF, DOC, DOCX or TXT document. Save it as one of these and send it again.',
  },
  document_name_disagrees: {
    status: 415,
    words:
      'The name of this document says another type than its content. Give it the right ending, or save it as what it says.',
  },
  document_encrypted: {
    status: 422,
    words: 'This document is protected by a password. Remove the protection and send it again.',
  },
  document_has_macros: {
    status: 422,
    words:
      'This document carries macros. Save it as a PDF, or as a Word document without macros (DOCX), and send it again.',
  },
  document_unknown_letters: {
    status: 422,
    words: 'The letters of this text cannot be told. Save it as plain text in UTF-8, or as a PDF, and send it again.',
  },
  document_corrupt: {
    status: 422,
    words: 'This document is damaged and cannot be opened. Save or scan it anew and send it again.',
  },
  document_too_many_pages: {
    status: 422,
    words: 'This document has more than 2,000 pages. Split it and send the parts.',
  },
  document_too_slow: {
    status: 422,
    words: 'This document takes too long to read. Split it, or print it to a new PDF, and send that.',
  },
  document_too_much_memory: {
    status: 422,
    words: 'This document needs too much memory to read. Split it, or print it to a new PDF, and send that.',
  },
  analyses_running: {
    status: 429,
    words: 'You have 2 analyses running. Wait until one of them is done, then send this document again.',
  },
  analysis_budget_spent: {
    status: 429,
    words:
      'Your documents have used the analysis time that one person has in an hour. Filing is still possible; try this analysis again later.',
  },
  too_many_pages_waiting: {
    status: 429,
    words: 'You have many pages open that are still being drawn. Wait a moment and try again.',
  },
  documents_busy: {
    status: 503,
    words: 'The portal has more documents to open than it can take at this moment. Try again in a moment.',
  },
  document_no_text: { status: 422, words: 'This document has no text. Save it anew, or send it as a PDF.' },

  // Attorneys: an import's details carry what is wrong in which row
  bar_number_taken: { status: 409, words: 'An attorney with this bar number stands in the roster already.' },
  kept_by_clerk: {
    status: 403,
    words: 'The clerk keeps bar number and standing. Ask the clerk to change them.',
  },
  attorney_has_cases: {
    status: 409,
    words:
      'This attorney stands in cases of this court. Take the cases from them first, or set their status to Inactive.',
  },
  attorney_not_active: { status: 409, words: 'Cases are assigned to active attorneys only.' },
  case_closed: { status: 409, words: 'This case is closed. Choose an open one.' },
  case_assigned: { status: 409, words: 'This case is assigned to this attorney already.' },
  csv_missing: { status: 400, words: 'No file selected.' },
  csv_wrong_type: { status: 415, words: 'Please upload a CSV file' },
  csv_too_large: {
    status: 413,
    words: 'A roster has at most 5,000 attorneys and 10 MB. Split the file and upload the parts.',
  },
  import_refused: { status: 422, words: 'Nothing was imported. Mend these rows and upload the file again.' },

  // People
  own_account: {
    status: 403,
    words: 'You cannot change your own role or close your own account. Ask another administrator.',
  },
  last_administrator: {
    status: 409,
    words: 'A court needs an administrator. Make somebody else one first.',
  },
  acts_elsewhere: {
    status: 409,
    words: 'This person acts in another court of this portal too. Change their role here instead.',
  },
  judge_profile_not_verified: {
    status: 409,
    words: 'Only somebody with a verified judge profile can be a judge. Verify it first, under Judges.',
  },
  roster_entry_not_confirmed: {
    status: 409,
    words: 'Only somebody with an entry of the roster can be an attorney. Confirm theirs first, under Attorneys.',
  },
  person_closed: { status: 409, words: 'This account is closed. Open it again first.' },
  decided_already: { status: 409, words: 'Somebody has decided on this already. Look at what they decided.' },
  roster_entry_missing: {
    status: 409,
    words: 'The roster has no entry with this bar number. Add it to the roster first, or refuse.',
  },
  roster_entry_taken: { status: 409, words: 'This entry of the roster is somebody else’s already.' },
  claim_pending: { status: 409, words: 'Your claim waits for the clerk already. Withdraw it to make another.' },
  already_here: {
    status: 409,
    words: 'Somebody with this e-mail address acts in this court already. Change their role in the list of people.',
  },
  invitation_open: {
    status: 409,
    words: 'This e-mail address is invited already. Send that invitation again, or withdraw it first.',
  },
  invitation_over: { status: 409, words: 'This invitation was taken up or withdrawn. Invite anew.' },
  no_password: { status: 409, words: 'You sign in through the identity provider and have no password here.' },
  password_wrong: { status: 403, words: 'The current password is not right.' },
  time_zone_in_use: {
    status: 409,
    words: 'Hearings are set in this time zone. It can be changed only while none is ahead.',
  },

  // Other systems
  webhook_url_refused: { status: 400, words: 'Nothing can be sent to this address.' },
  webhook_known: { status: 409, words: 'There is a webhook with this address already. Change that one.' },
  webhooks_full: { status: 409, words: 'A court has at most 20 webhooks. Remove one that is no longer used.' },
  webhook_not_active: { status: 409, words: 'This webhook is paused or disabled. Enable it, then send again.' },
  access_details_missing: { status: 400, words: 'Please fill in the required details.' },
  access_email_not_gov: { status: 400, words: 'Only Government email addresses are allowed.' },
  access_request_pending: {
    status: 409,
    words: 'A request for this e-mail address waits for the court’s decision already.',
  },
  access_key_missing: {
    status: 409,
    words: 'You have no key for this e-mail address that could be extended. Request access first.',
  },
  own_access_request: {
    status: 403,
    words: 'You cannot decide on your own request. Ask another administrator.',
  },
  access_email_unverified: {
    status: 409,
    words: 'The government address is not verified yet. The person must open the link that was mailed to it.',
  },
  access_decided_already: { status: 409, words: 'This request has been decided already.' },
  key_not_collectable: {
    status: 409,
    words: 'This key was shown before, or it is no longer valid. Request a new one.',
  },
  key_limit_reached: {
    status: 429,
    words: 'This key has made too many calls within a minute. Wait as long as Retry-After says.',
  },
  key_needed: {
    status: 401,
    words: 'Send your key in the header Authorization: Bearer. You get one under API Access Management.',
  },
  key_refused: { status: 401, words: 'This key is unknown, has expired or was revoked.' },
  court_unknown: { status: 404, words: 'This portal serves no court with this id.' },
  no_court_received: { status: 422, words: 'No court received the papers. Each court’s reason is in details.courts.' },
  key_scope_missing: { status: 403, words: 'This key was not granted for this call.' },

  // Research
  platform_built_in: { status: 409, words: 'This platform is built in. Nothing has to be connected.' },
  platform_without_connector: {
    status: 409,
    words: 'Assize has no connector for this platform, so it cannot search it. No credentials were stored.',
  },
  platform_not_connected: { status: 409, words: 'No credentials are kept for this platform. Connect it first.' },
  search_saved_already: { status: 409, words: 'This search is saved already.' },
  saved_searches_full: {
    status: 409,
    words: 'You have 50 saved searches, the most that are kept. Remove one that you no longer need.',
  },

  // Chambers
  paper_marked: { status: 409, words: 'You have marked this paper already.' },
  nothing_to_sign: {
    status: 409,
    words: 'This filing has no proposed order or judgment to sign. Mark it as reviewed.',
  },
  not_accepted_yet: {
    status: 409,
    words: 'The clerk has not accepted this filing yet. It can be signed once it stands on the docket.',
  },
  order_not_in_view: {
    status: 409,
    words: 'Open the proposed order before you sign it. Nothing was signed.',
  },
  order_changed: {
    status: 409,
    words: 'A newer version of this order has been filed. Read it before you sign. Nothing was signed.',
  },
  signature_stands: { status: 409, words: 'A signature cannot be taken back here. Enter a further order instead.' },

  // Deadlines
  deadline_kept: {
    status: 409,
    words: 'This deadline is kept for this case already. Look for it in the list of its deadlines.',
  },

  // Calendar: details carry the fields, times that are free, and whether a reason would let it pass
  hearing_conflict: {
    status: 409,
    words: 'This time is taken. Choose one of the free times, or another judge or courtroom.',
  },
  hearing_needs_reason: {
    status: 409,
    words: 'The court has not planned hearings at this time. Choose another time, or say why it must be this one.',
  },
  sitting_full: { status: 409, words: 'This calendar call has all the hearings it can take. Choose another time.' },
  hearing_over: { status: 409, words: 'This hearing is over or was cancelled. Schedule a new one instead.' },
  hearing_to_come: { status: 409, words: 'This hearing has not begun yet. Cancel or adjourn it instead.' },
  availability_overlaps: {
    status: 409,
    words: 'Something is said about part of this time already. Remove that first, or choose another time.',
  },
  sitting_in_use: { status: 409, words: 'This calendar call has hearings. Move them first.' },
  courtroom_name_taken: { status: 409, words: 'A courtroom of this name exists already. Choose another name.' },
  courtroom_in_use: {
    status: 409,
    words: 'Hearings were or will be held in this courtroom. Take it out of use instead of removing it.',
  },
  event_type_name_taken: { status: 409, words: 'An event type of this name exists already. Choose another name.' },
  event_type_in_use: {
    status: 409,
    words: 'Hearings have this event type. Take it out of use instead of removing it.',
  },
  closure_taken: {
    status: 409,
    words: 'The court is already closed on one of these days. Withdraw that closure first.',
  },
} as const satisfies Record<string, { status: number; words: string }>;

export type RefusalCode = keyof typeof refusals;

/** One field of the input that is wrong, and what is wrong with it. */
export type FieldProblem = { field: string; message: string };

/** The body of every reply which is not a success. `request_id` finds the request in the server's log. */
export type RefusalBody = { error: string; code: RefusalCode | 'fault'; details?: unknown; request_id?: string };
