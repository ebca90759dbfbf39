/** Every refusal of the server, with its message for people. Programs compare the codes, never the messages. */
export const refusals = {
  not_signed_in: { status: 401, words: 'Sign in to continue.' },
  session_ended: { status: 401, words: 'Your session has ended. Sign in again.' },
  not_permitted: { status: 403, words: 'You are not permitted to do this.' },
  judge_pending: {
    status: 403,
    words: 'Your judge profile is awaiting verification by a court administrator. Case data is hidden until then.',
  },
  not_found: { status: 404, words: "Not found, or you don't have access to it." },
  public_terms: { status: 403, words: 'Accept the terms of use before you search the court’s record.' },
  invalid_input: { status: 400, words: 'Check the highlighted fields.' },
  unreadable_body: { status: 400, words: 'The request could not be read. Send it again.' },
  disguised_path: {
    status: 400,
    words: 'This address contains percent-encoded letters or digits. Use plain letters and digits.',
  },
  too_many_requests: { status: 429, words: 'Too many requests. Wait a moment and try again.' },
  changed_meanwhile: {
    status: 409,
    words: 'Someone else changed this while you were working on it. Review the change, then save again.',
  },
  counsel_already_appears: {
    status: 409,
    words: 'This attorney is already counsel of record for this participant.',
  },
  plan_under_way: {
    status: 409,
    words: 'A search for a plan of this calendar is under way. Wait for its end, or end it.',
  },
  search_ended: { status: 409, words: 'This search has already ended.' },
  no_place_in_plan: { status: 409, words: 'The plan has no new place for one of these hearings. Reload the plan.' },
  place_accepted: { status: 409, words: 'The place of one of these hearings is already accepted. Reload the plan.' },
  simulation_under_way: {
    status: 409,
    words: 'A simulation of this court is under way. Wait for its end, or end it.',
  },
  pilot_started: { status: 409, words: 'This pilot has started. Its targets and its folder cannot be changed.' },
  pilot_ended: { status: 409, words: 'This pilot has ended.' },
  simulation_ended: { status: 409, words: 'This simulation has ended.' },
  default_exists: { status: 409, words: 'A request for the default of this party is already open.' },
  default_not_open: {
    status: 409,
    words: 'The default of this party is not in a state that permits this. Reload the page to see its state.',
  },
  default_case_closed: { status: 409, words: 'This case is closed. Reopen it first.' },
  default_by_court: {
    status: 409,
    words: 'In this court, the clerk does not enter this. Refer the request to a judge, or record the judge’s order.',
  },
  no_default_here: { status: 409, words: 'The clerk records no defaults of this party in a case of this type.' },
  checklist_incomplete: {
    status: 409,
    words: 'The checklist is not complete. Confirm the open items, then continue.',
  },
  checklist_item_barred: {
    status: 409,
    words: 'The law prevents this while the item is unmet, so it cannot be overridden.',
  },
  instrument_closed: {
    status: 409,
    words: 'This instrument was returned, recalled, or replaced. Reload the page to see its state.',
  },
  fee_choice_missing: {
    status: 409,
    words: 'Nothing was filed. Choose under Fees how the fees are settled, then file again.',
  },
  payment_not_authorized: {
    status: 409,
    words:
      'Nothing was filed, because the payment is not authorized. Under Fees, pay or choose another way, then file again.',
  },
  waiver_document_missing: {
    status: 409,
    words: 'Nothing was filed. Add the request for the fee waiver under Fees, or choose another way, then file again.',
  },
  payments_off: { status: 409, words: 'This court takes no payments in the portal. Pay at the court.' },
  nothing_to_pay: { status: 409, words: 'There is nothing to pay. Reload the page to see the payment.' },
  payment_provider_down: {
    status: 503,
    words: 'The payment provider does not answer. Nothing was charged. Try again in a few minutes.',
  },
  waiver_requested_already: {
    status: 409,
    words: 'A fee waiver is requested for this filing already. Reload the page to see its state.',
  },
  waiver_granted_by_law: {
    status: 409,
    words: 'The court did not act in time, so this fee waiver counts as granted. Reload the page in some minutes.',
  },
  waiver_decided: { status: 409, words: 'The court has decided on this fee waiver. Reload the page.' },
  conflict: { status: 409, words: 'That already exists.' },
  records_in_use: {
    status: 503,
    words: 'Other people are changing the same records at this moment. Nothing was saved. Try again.',
  },
  shutting_down: { status: 503, words: 'The portal is restarting. Try again in a moment.' },

  // Identity
  sign_in_failed: { status: 401, words: 'Incorrect email or password.' },
  sign_in_throttled: {
    status: 429,
    words: 'Too many sign-in attempts. Wait a few minutes and try again, or use “Forgot password.”',
  },
  sign_in_ticket_refused: {
    status: 401,
    words: 'This sign-in link has been used or has expired. Sign in again.',
  },
  provider_unreachable: {
    status: 502,
    words: 'The identity provider is not responding. Try again in a moment, or contact your court’s IT department.',
  },
  provider_refused: { status: 401, words: 'The identity provider did not confirm the sign-in. Try again.' },
  account_deactivated: { status: 403, words: 'This account is closed. Contact the court administrator.' },
  email_taken: { status: 409, words: 'This email address already has an account.' },
  email_unverified: {
    status: 409,
    words:
      'This person has not verified their email address. Ask them to open the link in the email they received, or to use “Forgot password.”',
  },
  second_factor_needed: { status: 403, words: 'Confirm your sign-in with your second factor first.' },
  second_factor_refused: {
    status: 401,
    words: 'This code is incorrect or was already used. Wait for the next one and try again.',
  },
  second_factor_throttled: { status: 429, words: 'Too many incorrect codes. Wait before you try again.' },
  confirmation_needed: {
    status: 403,
    words: 'Confirm your identity with a passkey, an authenticator code, or a recovery code first.',
  },
  passkey_refused: {
    status: 401,
    words: 'The passkey was not accepted. Try again, or choose another method.',
  },
  passkey_known: { status: 409, words: 'This passkey is already set up.' },
  last_second_factor: {
    status: 409,
    words: 'Your role requires a second factor. Add another one before you remove this one.',
  },
  link_refused: { status: 400, words: 'This link has been used or has expired. Request a new one.' },

  // Filings
  main_document_missing: { status: 400, words: 'Please select a main document first' },
  too_many_main_documents: { status: 400, words: 'Send exactly one main document.' },
  too_many_documents: { status: 400, words: 'You can add up to 2 additional documents.' },
  one_document_only: { status: 400, words: 'Send one document at a time.' },
  supporting_document_missing: { status: 400, words: 'Please select at least one supporting document to upload.' },
  not_confirmable: {
    status: 409,
    words:
      'You can confirm only a value that was read from the document and has not been changed. Correct the field instead.',
  },
  reanalysis_decided: {
    status: 409,
    words: 'The court has decided this filing. It cannot be read again; the clerk can still correct individual values.',
  },
  not_read_yet: {
    status: 409,
    words: 'This filing is still being analyzed. You can check it when the analysis is done.',
  },
  rule_unknown: { status: 422, words: 'This rule does not exist. Reload the rule list.' },
  filing_withdrawn: { status: 409, words: 'This filing was withdrawn and cannot be changed.' },
  filing_decided: {
    status: 409,
    words:
      'The court has decided this filing. It can no longer be withdrawn, no documents can be added, and only court staff can correct its data.',
  },
  too_many_supporting_documents: {
    status: 400,
    words: 'You can send up to 10 supporting documents at a time. Send the rest separately.',
  },
  idempotency_key_reused: {
    status: 409,
    words: 'This Idempotency-Key was already used with other documents. Use a new key for new documents.',
  },
  analysis_failed: { status: 422, words: 'Analysis failed' },
  analysis_gave_up: {
    status: 422,
    words:
      'The portal tried several times and could not finish reading the document. Contact your court’s IT department.',
  },
  analysis_replaced: { status: 409, words: 'A corrected document replaced this document.' },
  analysis_running: { status: 409, words: 'This filing is still being analyzed. Wait until it is done.' },

  // The counter
  drawer_open_already: { status: 409, words: 'Your cash drawer is already open.' },
  drawer_not_open: { status: 409, words: 'Your cash drawer is not open. Open it before you take a payment.' },
  drawer_closed: {
    status: 409,
    words: 'The cash drawer of this receipt is closed. A receipt is voided before the count.',
  },
  fee_exceeds_due: {
    status: 409,
    words:
      'This is more than what is due for the fee now. Open the account again and enter at most the amount that is due.',
  },
  refund_exceeds_paid: {
    status: 409,
    words: 'This is more than what was paid for the fee by this means and not yet refunded. Enter a lower amount.',
  },
  deposit_account_short: {
    status: 409,
    words: 'The deposit account does not have this amount. Take a deposit first, or another payment.',
  },
  deposit_account_closed: { status: 409, words: 'This deposit account is closed. Open a new one.' },
  deposit_account_not_empty: {
    status: 409,
    words: 'A deposit account is closed at zero. Refund all of its balance with the close.',
  },
  refund_needs_administrator: {
    status: 403,
    words:
      'A refund of more than $100.00, or of a payment on an earlier day, is made by an administrator of the court.',
  },
  refund_drawer_short: {
    status: 409,
    words: 'Your drawer does not have this much cash. Refund by check, or after further payments in cash.',
  },
  receipt_void_already: { status: 409, words: 'This receipt is already void.' },
  batch_known: { status: 409, words: 'This file was scanned before. Open the earlier batch in the list.' },
  batch_gave_up: { status: 500, words: 'The documents could not be filed. File them individually.' },
  batch_not_ready: { status: 409, words: 'This batch is no longer waiting to be filed.' },
  // Review: the details contain the name of the person
  claimed_by_another: {
    status: 409,
    words: 'Another clerk has claimed this filing. Choose another one, or ask them to release it.',
  },
  not_claimed: { status: 409, words: "You haven't claimed this filing." },
  not_waiting: { status: 409, words: 'This filing is no longer awaiting a decision.' },
  section_unknown: { status: 409, words: 'This section no longer exists or is archived. Choose another one.' },
  rules_being_applied: { status: 409, words: 'The routing rules are being applied now. Wait until that is finished.' },
  not_in_lane: { status: 409, words: 'This filing is no longer ready to accept in a run. Review it individually.' },
  not_shown: {
    status: 409,
    words: 'You have not had this version of the filing on screen in the lane. Open it first.',
  },
  decision_held: {
    status: 409,
    words: 'A decision on this filing is about to take effect. Wait a minute, or undo it first.',
  },
  decision_under_way: {
    status: 409,
    words: 'The court is deciding this filing right now. Your change was not saved. Try again in a minute.',
  },
  priority_of_court: {
    status: 403,
    words: 'Only court staff can set the priority of a filing. Send the change without a priority.',
  },
  decision_in_force: { status: 409, words: 'This decision has taken effect and can no longer be undone.' },
  not_returned: { status: 409, words: 'Only a filing that was returned can be corrected.' },
  not_taken_in: {
    status: 409,
    words: 'This filing did not reach the court on paper. The filer corrects it in the portal.',
  },
  correction_too_late: {
    status: 409,
    words: 'The correction deadline has passed. File the document as a new filing.',
  },
  correction_empty: {
    status: 409,
    words: 'Nothing has changed since the filing was returned. Add an answer or a document, or change the data.',
  },
  correction_unchanged: {
    status: 409,
    words: 'This is the same document that was returned. Correct it first, then submit it again.',
  },
  resubmission_changed: {
    status: 409,
    words:
      'This correction was changed in another window. Nothing has been submitted, and what you typed is still here.',
  },
  resubmission_needs_document: {
    status: 409,
    words: 'The clerk returned the document itself. Replace it with a corrected one, then resubmit.',
  },
  closure_changes_dates: {
    status: 409,
    words: 'This changes filing dates on the docket. Review the list, then confirm.',
  },
  submission_doubted: {
    status: 409,
    words: 'Nothing has been filed yet. Check the differences, then confirm or cancel.',
  },
  service_under_way: {
    status: 409,
    words: 'The service on this recipient has changed, so this is not possible now. Reload the page to see its state.',
  },
  service_link_revoked: {
    status: 410,
    words: 'This link was revoked. Contact the person who served the documents.',
  },
  draft_changed: {
    status: 409,
    words:
      'This draft was changed in another window, so nothing has been filed. Check the draft as it is now, then file it.',
  },
  copy_outdated: {
    status: 409,
    words:
      'The documents for this court are not the ones that you have changed since. Nothing has been filed with it. Update its documents, check them, then file.',
  },
  part_not_filed: {
    status: 500,
    words:
      'An unexpected error occurred, and nothing has been filed with this court. The draft is kept. File it again.',
  },
  envelope_changed: {
    status: 409,
    words: 'This draft was changed in another window. Your input is kept. Check the present values, then continue.',
  },
  envelope_not_usable: {
    status: 409,
    words: 'Nothing has been filed. The court cannot use one of your choices. Change it, then file the draft.',
  },
  draft_not_yours: {
    status: 403,
    words: 'The owner of this draft shared it with you to prepare it. Only the owner or a delegate can do this.',
  },
  filing_not_delegated: {
    status: 403,
    words:
      'You may prepare this draft, but the attorney has not authorized you to file. Nothing has been filed. Ask the attorney to file it, or to authorize you.',
  },
  firm_staff_files_for_attorney: {
    status: 409,
    words:
      'Nothing has been filed. As staff of a law firm, you file for an attorney. Choose the attorney under “Who can open this draft,” then file it.',
  },
  firm_already_member: {
    status: 409,
    words: 'You belong to a law firm already. Leave it first, then join or create another one.',
  },
  firm_member_already: { status: 409, words: 'The person with this email address already belongs to the firm.' },
  firm_administrator_only: { status: 403, words: 'Only an administrator of the firm can do this.' },
  firm_needs_administrator: {
    status: 409,
    words: 'The firm needs an administrator. Make another member an administrator first.',
  },
  firm_attorney_required: {
    status: 409,
    words:
      'This is for attorneys only. The account is not an attorney’s account in this court: the court confirms it by the bar number under Settings.',
  },
  firm_invitation_over: {
    status: 410,
    words:
      'This invitation has expired, was withdrawn, or was already accepted. Ask the administrator of the firm for another one.',
  },
  firm_invitation_for_another: {
    status: 403,
    words: 'This invitation was sent to another email address. Sign in with the account of that address.',
  },
  draft_being_read: {
    status: 409,
    words: 'The documents are still being read. File the draft when the analysis has ended.',
  },
  draft_full: {
    status: 409,
    words: 'A draft has at most 10 lead documents. File this one, or remove a document, then start another draft.',
  },
  correction_doubted: {
    status: 409,
    words: 'Nothing has been submitted yet. The new document differs from the returned one. Confirm or cancel.',
  },
  held_submission_gone: {
    status: 409,
    words: 'The documents are no longer held for your confirmation. Choose them and submit them again.',
  },
  // Documents: the details contain the file's name and what was found in it
  // Malware: the details contain the file's name and what the scanner found, or why there was no scan
  document_infected: {
    status: 422,
    words:
      'The malware scanner found a threat in this document, so the court does not accept it. Scan your device, create the document again from its source, and send the new file.',
  },
  scan_pending: {
    status: 503,
    words:
      'This document has not been scanned for malware yet, so it cannot be opened. The portal tries again automatically. Try again in a few minutes.',
  },
  scan_pending_acceptance: {
    status: 409,
    words: 'A document of this filing has not been scanned for malware yet. Accept the filing after the scan.',
  },
  document_empty: { status: 400, words: 'This document is empty. Choose the file again.' },
  document_too_large: {
    status: 413,
    words:
      'The document is larger than 10 MB. Split it or compress its images, then send it again. A draft takes PDFs up to the limit of the court.',
  },
  // Uploads in parts: the details contain the sizes and the limit
  document_over_court_limit: {
    status: 413,
    words:
      'This document is larger than this court takes. Split it or compress its images, then upload the parts as separate documents.',
  },
  envelope_over_court_limit: {
    status: 413,
    words:
      'With this document, the envelope is larger than this court takes. Remove a document, or file the rest in a second envelope.',
  },
  upload_too_long: {
    status: 413,
    words: 'More bytes arrived than the upload has. Choose the file again and upload it again.',
  },
  upload_offset_wrong: {
    status: 409,
    words: 'The upload continues at another place. Ask for its offset, then send the bytes after it.',
  },
  upload_complete: { status: 409, words: 'This document has arrived completely. Nothing more can be added to it.' },
  upload_being_written: {
    status: 423,
    words: 'This document is being uploaded in another window. Wait a moment; it continues there.',
  },
  upload_checksum_wrong: {
    status: 460,
    words: 'The bytes changed on the way and were discarded. Send them again.',
  },
  upload_checksum_unknown: {
    status: 400,
    words: 'Send the checksum as sha1, sha256, or md5 with its value in Base64.',
  },
  upload_bytes_expected: {
    status: 415,
    words: 'Send the bytes as application/offset+octet-stream.',
  },
  upload_version_unknown: { status: 412, words: 'Send Tus-Resumable: 1.0.0. The portal supports no other version.' },
  uploads_too_many: {
    status: 429,
    words: 'You have too many unfinished uploads. Finish or cancel some of them, then try again.',
  },
  uploads_full: {
    status: 507,
    words: 'The portal has no room for further uploads at the moment. Try again later. Nothing was lost.',
  },
  upload_gave_up: {
    status: 503,
    words: 'The portal could not examine this document after several attempts. Upload it again.',
  },
  upload_target_gone: {
    status: 409,
    words:
      'The draft or the filing to which this document belongs no longer takes documents. Upload it to another one.',
  },
  fix_after_filing: {
    status: 409,
    words:
      'This document has been filed. A document can be fixed only in a draft, or while its filing is returned for correction.',
  },
  fix_outdated: {
    status: 409,
    words: 'The document has changed since then. Reload the page to see its present state, then try again.',
  },
  fix_not_ready: {
    status: 409,
    words: 'This fix cannot be changed anymore. Reload the page to see its present state.',
  },
  fix_needs_other: {
    status: 409,
    words: 'Fix the form fields first: they do not follow when their page changes. Then try again.',
  },
  fix_breaks_signature: {
    status: 409,
    words: 'This document is digitally signed, and the fix makes the signature invalid. Confirm this to apply the fix.',
  },
  document_fix_changes_nothing: {
    status: 422,
    words:
      'There is nothing in this document that this fix would change. Choose another fix, or correct the document in the program that made it.',
  },
  document_fix_failed: {
    status: 422,
    words:
      'This document could not be fixed, and it was not changed. Correct it in the program that made it, then send it again.',
  },
  document_xfa_form: {
    status: 422,
    words:
      'This form can only be drawn by the program that made it. Print it to a PDF in that program, then upload the PDF.',
  },
  document_not_pdf: { status: 422, words: 'This document is not a PDF. Scan or save it as a PDF, then send it again.' },
  document_wrong_type: {
    status: 415,
    words: 'This is not a PDF, DOC, DOCX, or TXT document. Save it as one of these types and send it again.',
  },
  document_name_disagrees: {
    status: 415,
    words:
      'The file extension does not match the type of the document. Correct the extension, or save the document as that type.',
  },
  document_encrypted: {
    status: 422,
    words: 'This document is password-protected. Remove the password and send it again.',
  },
  document_has_macros: {
    status: 422,
    words:
      'This document contains macros. Save it as a PDF, or as a Word document without macros (DOCX), and send it again.',
  },
  document_unknown_letters: {
    status: 422,
    words:
      'The text encoding of this file could not be detected. Save it as plain text in UTF-8, or as a PDF, and send it again.',
  },
  document_corrupt: {
    status: 422,
    words: 'This document is damaged and cannot be opened. Save or rescan it and try again.',
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
      'You have reached the hourly limit for analyses. You can still file documents; try this analysis again later.',
  },
  too_many_pages_waiting: {
    status: 429,
    words: 'You have many pages open that are still loading. Wait a moment and try again.',
  },
  documents_busy: {
    status: 503,
    words: 'The portal is processing too many documents right now. Try again in a moment.',
  },
  document_no_text: { status: 422, words: 'This document has no text. Save it again, or send it as a PDF.' },

  // Attorneys: the details of an import contain the problem of each row
  bar_number_taken: { status: 409, words: 'An attorney with this bar number is already on the roster.' },
  kept_by_clerk: {
    status: 403,
    words: 'Only the clerk can change the bar number and status. Contact the clerk.',
  },
  attorney_has_cases: {
    status: 409,
    words: 'This attorney is assigned to cases in this court. Reassign them first, or set the status to Inactive.',
  },
  attorney_not_active: { status: 409, words: 'Cases can be assigned only to active attorneys.' },
  attorney_conflict: {
    status: 409,
    words:
      'This attorney has a conflict of interest in this case. Choose another attorney, or review the conflicts and enter the reason why the assignment is permitted.',
  },
  case_closed: { status: 409, words: 'This case is closed. Choose an open one.' },
  case_assigned: { status: 409, words: 'This case is already assigned to this attorney.' },
  case_state_final: {
    status: 409,
    words: 'This case was transferred, consolidated, or merged. End that first, under Relations.',
  },
  party_dispositions_missing: {
    status: 409,
    words: 'Enter a disposition for each of these parties. The case is disposed with the last one.',
  },
  no_judge_to_draw: {
    status: 409,
    words:
      'No judge can be drawn for this case: there is no rule for its type, or every judge in it is excluded. Choose a judge.',
  },
  judge_disqualified: {
    status: 409,
    words: 'This judge is disqualified in this case. Choose another judge.',
  },
  waiver_not_allowed: {
    status: 409,
    words: 'The law does not allow the parties to waive this ground. The judge remains disqualified.',
  },
  waiver_not_signed: {
    status: 409,
    words: 'A waiver is effective only if all parties and their attorneys signed it. Confirm each signature.',
  },
  disqualification_waived: { status: 409, words: 'This disqualification has already been waived.' },
  no_judge_to_challenge: { status: 409, words: 'No judge is assigned to this case.' },
  challenge_late: {
    status: 409,
    words: 'The time for this challenge has passed. Only a judge can decide on it: confirm that it goes to a judge.',
  },
  challenge_used: {
    status: 409,
    words: 'This challenge was already used in this case, and the law allows only one.',
  },
  challenge_needs_judge: { status: 403, words: 'A judge must decide on this challenge.' },
  challenge_decided: { status: 409, words: 'This challenge was already decided.' },
  judge_rule_name_taken: { status: 409, words: 'A rule with this name already exists. Choose another name.' },
  coverage_overlaps: { status: 409, words: 'This judge already has a duty judge on some of these days.' },
  work_item_state: { status: 409, words: 'This request cannot be moved to that status. Reload the page.' },
  memo_with_judge: { status: 409, words: 'The judge has this memo. Take it back before you change it.' },
  memo_not_movable: { status: 409, words: 'This memo was changed. Reload the page.' },
  chambers_member_already: {
    status: 409,
    words: 'This person already works in these chambers. End that appointment first.',
  },
  cases_related_already: { status: 409, words: 'These cases are already related or consolidated.' },
  case_has_lead: { status: 409, words: 'This case is already a member of a consolidation. End that one first.' },
  lead_is_member: {
    status: 409,
    words: 'The lead case is a member of another consolidation, or the member leads one. Choose another lead case.',
  },
  entry_not_spreadable: {
    status: 409,
    words: 'Enter the number of an entry of this lead case, and choose its member cases.',
  },
  entry_spread_already: { status: 409, words: 'This entry was already spread to one of these cases.' },
  transfer_pending: { status: 409, words: 'This case was already sent to another court, which has not decided.' },
  transfer_decided: { status: 409, words: 'This transfer was already decided.' },
  merge_refused: {
    status: 409,
    words:
      'These cases cannot be merged. They must be two cases of this court with the same type, not transferred, consolidated, or merged.',
  },
  merge_widens_access: {
    status: 409,
    words:
      'The merge would give people access to a case that they cannot see now. Confirm each of them, or do not merge.',
  },
  merge_undone: { status: 409, words: 'This merge was already undone.' },
  entry_struck: { status: 409, words: 'This entry is already struck.' },
  event_not_permitted: { status: 403, words: 'Your role cannot enter this event in this court.' },
  csv_missing: { status: 400, words: 'No file selected.' },
  csv_wrong_type: { status: 415, words: 'Please upload a CSV file' },
  csv_too_large: {
    status: 413,
    words: 'A roster file can contain up to 5,000 attorneys and be up to 10 MB. Split the file and upload the parts.',
  },
  import_file_too_large: {
    status: 413,
    words: 'This file is larger than 25 MB. Divide it into several files, and import them one after the other.',
  },
  import_not_ready: {
    status: 409,
    words: 'This import is being processed, or is finished. Reload the page to see its state.',
  },
  export_folder_missing: {
    status: 409,
    words:
      'This installation has no folder for exports. The IT department must set EXPORT_FOLDER and restart the portal.',
  },
  export_under_way: {
    status: 409,
    words: 'An export is being made. Wait until it is finished, and start another one then.',
  },
  record_check_under_way: {
    status: 409,
    words: 'The record is being verified. Wait until it is finished, and start another verification then.',
  },
  export_other_court: {
    status: 403,
    words: 'An export contains all courts of this installation. Only its own court can make one.',
  },
  import_undecided: {
    status: 409,
    words:
      'Nothing was imported. Correct the rows with errors or leave them out, and choose what happens with each possible duplicate.',
  },
  import_choice_impossible: { status: 409, words: 'This row does not permit this choice. Reload the page.' },
  import_match_taken: {
    status: 409,
    words: 'Another row of this import updates the same entry. Only one row can update an entry.',
  },
  import_entries_changed: {
    status: 409,
    words: 'Nothing was undone yet. These entries were changed or used after the import.',
  },
  import_refused: { status: 422, words: 'Nothing was imported. Fix these rows and upload the file again.' },

  // People
  own_account: {
    status: 403,
    words: 'You cannot change your own role or close your own account. Ask another administrator.',
  },
  last_administrator: {
    status: 409,
    words: 'A court needs at least one administrator. Make another user an administrator first.',
  },
  acts_elsewhere: {
    status: 409,
    words: 'This person also has a role in another court of this portal. Change their role here instead.',
  },
  judge_profile_not_verified: {
    status: 409,
    words: 'A judge must have a verified judge profile. Verify it first, under Judges.',
  },
  roster_entry_not_confirmed: {
    status: 409,
    words: 'An attorney must have a confirmed roster entry. Confirm it first, under Attorneys.',
  },
  person_closed: { status: 409, words: 'This account is closed. Reopen it first.' },
  decided_already: { status: 409, words: 'Someone else has already decided this. Review their decision.' },
  roster_entry_missing: {
    status: 409,
    words: 'The roster has no entry with this bar number. Add it to the roster first, or deny the claim.',
  },
  roster_entry_taken: { status: 409, words: 'This roster entry is already linked to another account.' },
  claim_pending: { status: 409, words: 'Your claim is already awaiting the clerk. Withdraw it to submit another.' },
  already_here: {
    status: 409,
    words:
      'A person with this email address already has a role in this court. Change their role in the list of people.',
  },
  invitation_open: {
    status: 409,
    words: 'This email address is already invited. Resend that invitation, or withdraw it first.',
  },
  invitation_over: { status: 409, words: 'This invitation was accepted or withdrawn. Send a new one.' },
  no_password: {
    status: 409,
    words: 'You sign in through the identity provider and have no password for this portal.',
  },
  password_wrong: { status: 403, words: 'The current password is incorrect.' },
  time_zone_in_use: {
    status: 409,
    words: 'Hearings are scheduled in this time zone. You can change it only when no hearings are scheduled.',
  },

  // Other systems
  webhook_url_refused: { status: 400, words: 'Webhooks cannot be sent to this address.' },
  webhook_known: { status: 409, words: 'A webhook with this address already exists. Edit that one.' },
  webhooks_full: { status: 409, words: 'A court can have at most 20 webhooks. Remove one that is no longer used.' },
  webhook_not_active: { status: 409, words: 'This webhook is paused or disabled. Enable it, then send again.' },
  access_details_missing: { status: 400, words: 'Please fill in the required details.' },
  access_email_not_gov: { status: 400, words: 'Only Government email addresses are allowed.' },
  access_request_pending: {
    status: 409,
    words: 'A request for this email address is already awaiting the court’s decision.',
  },
  access_key_missing: {
    status: 409,
    words: 'You have no key for this email address that can be extended. Request access first.',
  },
  own_access_request: {
    status: 403,
    words: 'You cannot decide on your own request. Ask another administrator.',
  },
  access_email_unverified: {
    status: 409,
    words: 'The government email address is not verified yet. The requester must open the link that was sent to it.',
  },
  access_decided_already: { status: 409, words: 'This request has already been decided.' },
  key_not_collectable: {
    status: 409,
    words: 'This key has already been shown, or it is no longer valid. Request a new one.',
  },
  key_limit_reached: {
    status: 429,
    words: 'This key has exceeded its limit of calls per minute. Wait for the number of seconds in Retry-After.',
  },
  key_needed: {
    status: 401,
    words: 'Send your key in the Authorization: Bearer header. Keys are available under API Access Management.',
  },
  key_refused: { status: 401, words: 'This key is unknown, expired, or revoked.' },
  court_unknown: { status: 404, words: 'This portal has no court with this ID.' },
  no_court_received: {
    status: 422,
    words: 'No court received the documents. Each court’s reason is in details.courts.',
  },
  key_scope_missing: { status: 403, words: 'This key does not have permission for this call.' },

  // Research
  platform_built_in: { status: 409, words: 'This platform is built in and needs no connection.' },
  platform_without_connector: {
    status: 409,
    words: 'Assize has no connector for this platform and cannot search it. No credentials were stored.',
  },
  platform_not_connected: { status: 409, words: 'No credentials are stored for this platform. Connect it first.' },
  search_saved_already: { status: 409, words: 'This search is already saved.' },
  saved_searches_full: {
    status: 409,
    words: 'You have reached the limit of 50 saved searches. Remove one that you no longer need.',
  },

  // Orders
  order_not_open: { status: 409, words: 'This order was signed, denied, or discarded, and can no longer be changed.' },
  order_not_counsels: { status: 409, words: 'This order was not proposed by counsel. Change it here, or discard it.' },
  order_proposal_changed: {
    status: 409,
    words: 'The text that counsel proposed can be struck and added to, but not rewritten without a mark.',
  },
  order_without_text: {
    status: 409,
    words: 'This order is the document that counsel filed. To change it, open it with “Edit as an order”.',
  },
  order_word_missing: { status: 400, words: 'Choose the Word file of this order.' },
  order_word_unknown: {
    status: 409,
    words:
      'This file was not downloaded from this portal. Download the Word file of the order, and make your changes there.',
  },
  order_word_other: { status: 409, words: 'This is the Word file of another order. Open that order to upload it.' },
  order_word_too_long: { status: 409, words: 'This text has more paragraphs or longer ones than an order can have.' },
  order_has_blanks: { status: 409, words: 'Fill in every blank before you give the order for signature.' },
  order_proposal_withdrawn: {
    status: 409,
    words: 'Counsel withdrew this proposed order, or the clerk returned it. Discard the draft.',
  },
  orders_of_two_cases: { status: 409, words: 'Choose two orders of the same case.' },
  order_unreadable: {
    status: 409,
    words: 'The portal cannot read text in this document. Write the order from a form, or sign the document as it is.',
  },

  // Chambers
  motion_not_before_court: {
    status: 409,
    words: 'This document was withdrawn, returned, or rejected. The court cannot rule on it.',
  },
  motion_not_accepted: {
    status: 409,
    words: 'The clerk has not accepted this filing yet. You can rule on it after it is docketed.',
  },
  case_of_another_judge: {
    status: 409,
    words: 'This case is assigned to another judge. Only its judge rules on its motions.',
  },
  ruling_in_closed_case: {
    status: 409,
    words: 'This case is closed. Reopen it first, or rule on a motion that follows the judgment.',
  },
  already_ruled: { status: 409, words: 'The court has already ruled on this motion. Review the ruling.' },
  ruling_held: {
    status: 409,
    words: 'A ruling on this motion takes effect in a moment. Undo it first, or wait until it is docketed.',
  },
  ruling_in_force: { status: 409, words: 'This ruling has taken effect and can no longer be undone.' },
  not_decided_by_law: {
    status: 409,
    words: 'The docket no longer shows that the law decided this motion. Reload the page.',
  },
  tentative_of_judge: {
    status: 409,
    words: 'The judge has made this tentative ruling. Only the judge changes or withdraws it.',
  },
  tentative_over: {
    status: 409,
    words: 'This tentative ruling was adopted, replaced, or withdrawn. Reload the page.',
  },
  appearance_notice_late: {
    status: 409,
    words: 'The time to give notice of argument has passed. Contact the clerk of the department.',
  },
  appearance_notice_not_needed: { status: 409, words: 'No notice is needed to argue at this hearing.' },
  hearing_of_another_case: { status: 409, words: 'Choose a scheduled hearing of this case.' },
  paper_marked: { status: 409, words: 'You have already marked this document.' },
  nothing_to_sign: {
    status: 409,
    words: 'This filing has no proposed order or judgment to sign. Mark it as reviewed.',
  },
  not_accepted_yet: {
    status: 409,
    words: 'The clerk has not accepted this filing yet. You can sign it after it is docketed.',
  },
  order_not_in_view: {
    status: 409,
    words: 'Open the proposed order before you sign it. Nothing was signed.',
  },
  order_changed: {
    status: 409,
    words: 'A newer version of this order has been filed. Read it before you sign. Nothing was signed.',
  },
  certificate_missing: {
    status: 409,
    words: 'The court has no certificate for its seal. An administrator must create or import one in Settings.',
  },
  certificate_expired: {
    status: 409,
    words:
      'The certificate of the court’s seal has expired. Nothing was signed. An administrator must create or import another one in Settings, Court, Seal.',
  },
  certificate_not_valid_yet: {
    status: 409,
    words: 'The certificate of the court’s seal is not valid yet. Nothing was signed. Check the clock of the server.',
  },
  certificate_unreadable: {
    status: 400,
    words: 'This file is not a PKCS#12 file with a certificate and its key, or the password is wrong.',
  },
  second_factor_to_sign: {
    status: 403,
    words: 'Set up an authenticator app or a passkey in Settings before you sign orders.',
  },
  order_not_signable: { status: 409, words: 'This order was signed, denied, or sent back. Reload the page.' },
  order_withdrawn: { status: 409, words: 'The proposed order was withdrawn or returned. Nothing was signed.' },
  order_blank: { status: 409, words: 'Fill in the blanks of the order before you sign it.' },
  order_case_closed: { status: 409, words: 'This case is closed. Reopen it before you sign the order.' },
  order_marked_proposed: {
    status: 409,
    words:
      'The word “Proposed” cannot be removed from this PDF, because its page is a picture. Edit the order here, or send it back.',
  },
  order_not_pdf: { status: 409, words: 'This proposed order is not a PDF. Edit it here, or send it back.' },
  sign_the_order: { status: 409, words: 'Open the order to sign it. Signing requires your second factor.' },
  signature_stands: { status: 409, words: 'A signature cannot be undone here. Enter a further order instead.' },

  // Deadlines
  deadline_kept: {
    status: 409,
    words: 'This deadline is already saved to this case. Find it in the case’s list of deadlines.',
  },

  // Calendar: the details contain the fields, the available times, and whether a reason would permit the time
  hearing_conflict: {
    status: 409,
    words: 'This time is unavailable. Choose one of the available times, or another judge or courtroom.',
  },
  hearing_needs_reason: {
    status: 409,
    words: 'The court does not hold hearings at this time. Choose another time, or enter a reason to override.',
  },
  hearing_staff_away: {
    status: 409,
    words:
      'Someone whom the hearing needs is not available at this time. Choose another time or person, or enter a reason to override.',
  },
  batch_conflicts: {
    status: 409,
    words:
      'Some hearings cannot be rescheduled as requested. Nothing was changed. Choose other times or leave them out.',
  },
  batch_not_undoable: {
    status: 409,
    words: 'This can no longer be undone. Reschedule the hearings again.',
  },
  sitting_full: { status: 409, words: 'This calendar call is full. Choose another time.' },
  hearing_not_requested: {
    status: 409,
    words: 'This hearing is no longer a request. Open it again to see its time.',
  },
  hearing_over: { status: 409, words: 'This hearing is over or was canceled. Schedule a new one instead.' },
  hearing_request_decided: {
    status: 409,
    words: 'This request was already decided or withdrawn. Reload the page to see how.',
  },
  not_in_binder: { status: 422, words: 'This document is not in the hearing binder. Open the binder again.' },
  record_being_assembled: {
    status: 409,
    words: 'A record on appeal of this case is being assembled. Wait until it is ready.',
  },
  record_entries_refused: {
    status: 409,
    words: 'This record must contain other entries. Reload the page and choose again.',
  },
  record_not_ready: {
    status: 409,
    words: 'This record on appeal is not ready. Wait until it is assembled, or assemble it again.',
  },
  download_outdated: {
    status: 409,
    words: 'The case, or your access to a document in this file, has changed. Start the download again.',
  },
  record_signed: {
    status: 409,
    words: 'The minute order of this hearing is signed. Enter a further entry on the docket instead.',
  },
  already_called: { status: 409, words: 'This case has been called.' },
  not_called: { status: 409, words: 'Call the case first.' },
  record_ended: { status: 409, words: 'The outcome of this hearing is recorded. Reopen it to change its entries.' },
  outcome_missing: { status: 409, words: 'Record the outcome of the hearing first.' },
  no_appearances: { status: 409, words: 'Enter who appeared first, or record that there was no appearance.' },
  someone_appeared: { status: 409, words: 'Someone appeared at this hearing. Record another outcome.' },
  exhibit_label_taken: { status: 409, words: 'An exhibit of this side already has this number or letter.' },
  exhibit_state: { status: 409, words: 'This exhibit was already admitted, refused, or withdrawn. Reload the page.' },
  not_called_today: { status: 409, words: 'This hearing is set for another day. Move it to today first.' },
  hearing_without_case: {
    status: 409,
    words: 'The case of this hearing is not on the docket, so it has no minutes here. Open the case first.',
  },
  hearing_without_judge: { status: 409, words: 'This hearing has no judge who can rule. Assign one first.' },
  bench_ruling_elsewhere: {
    status: 422,
    words: 'Continue the hearing or take it off calendar as its outcome, not as a ruling on a motion.',
  },
  hearing_to_come: { status: 409, words: 'This hearing has not begun yet. Cancel or continue it instead.' },
  availability_overlaps: {
    status: 409,
    words: 'Part of this time already has an availability entry. Remove that entry first, or choose another time.',
  },
  sitting_in_use: { status: 409, words: 'This calendar call has hearings. Move them first.' },
  hearing_staff_name_taken: { status: 409, words: 'A person with this name is already on the list. Open that entry.' },
  courtroom_name_taken: { status: 409, words: 'A courtroom with this name already exists. Choose another name.' },
  courtroom_in_use: {
    status: 409,
    words: 'This courtroom is used by past or scheduled hearings. Mark it as not in use instead of removing it.',
  },
  event_type_name_taken: { status: 409, words: 'An event type with this name already exists. Choose another name.' },
  event_type_in_use: {
    status: 409,
    words: 'This event type is used by hearings. Mark it as not in use instead of removing it.',
  },
  closure_taken: {
    status: 409,
    words: 'The court is already closed on one of these days. Withdraw that closure first.',
  },
} as const satisfies Record<string, { status: number; words: string }>;

export type RefusalCode = keyof typeof refusals;

/** The text of a refusal. Where a scanner found something, it names the document and the finding. */
export function refusalWords(code: RefusalCode, details?: unknown): string {
  const { words } = refusals[code];
  if (code !== 'document_infected') return words;
  const { file_name, signature } = (details ?? {}) as { file_name?: string; signature?: string };
  const what = [file_name && `Document: ${file_name}.`, signature && `Found: ${signature}.`].filter(Boolean);
  return [words, ...what].join(' ');
}

/** An invalid field of the input, and what is wrong with it. */
export type FieldProblem = { field: string; message: string };

/** The body of every response that is not a success. `request_id` identifies the request in the server's log. */
export type RefusalBody = { error: string; code: RefusalCode | 'fault'; details?: unknown; request_id?: string };
