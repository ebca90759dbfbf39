import { expect, test } from 'vitest';
import { classifyTitle } from './classifyTitle.ts';

test.each([
  ['COMPLAINT FOR DAMAGES', 'Complaint'],
  ['COMPLAINT AND DEMAND FOR JURY TRIAL', 'Complaint'],
  ['VERIFIED COMPLAINT', 'Complaint'],
  ['SECOND AMENDED COMPLAINT AND JURY DEMAND', 'Amended Complaint'],
  ['EX-PARTE MOTION FOR TEMPORARY RESTRAINING ORDER', 'Motion'],
  ["PLAINTIFF'S MOTION FOR A TEMPORARY RESTRAINING ORDER", 'Motion'],
  ['EMERGENCY MOTION FOR A STAY PENDING APPEAL', 'Motion'],
  ["MANAGEMENT'S MOTION FOR SUMMARY JUDGMENT", 'Motion'],
  ['MEMORANDUM OPINION AND ORDER', 'Memorandum Opinion and Order'],
  ['PRELIMINARY INJUNCTION', 'Order'],
  ['SUGGESTION OF REMAND AND TRANSFER ORDER', 'Order'],
  ['EXPEDITED HEARING ORDER DENYING REQUESTED RELIEF', 'Order'],
  ['ORDER GRANTING MOTION TO DISMISS', 'Order'],
  ['O R D E R', 'Order'],
  ['[PROPOSED] ORDER GRANTING MOTION', 'Proposed Order'],
  ['FINDINGS OF FACT AND CONCLUSIONS OF LAW REGARDING PLAN', 'Findings of Fact and Conclusions of Law'],
  ['PETITION FOR A WRIT OF CERTIORARI', 'Petition for Writ of Certiorari'],
  ['BRIEF OF AMICI CURIAE LAW PROJECT IN SUPPORT OF PETITION FOR A WRIT OF CERTIORARI', 'Amicus Brief'],
  ['MEMORANDUM IN SUPPORT OF THE MOTION TO INTERVENE AS A PLAINTIFF', 'Memorandum in Support of Motion to Intervene'],
  ["DEFENDANTS' OPPOSITION TO PLAINTIFF'S MOTION TO COMPEL", 'Opposition / Response'],
  ["DEFENDANT'S MEMORANDUM OF LAW IN OPPOSITION TO PLAINTIFF'S MOTION", 'Opposition / Response'],
  ['REPLY IN SUPPORT OF MOTION TO DISMISS', 'Reply'],
  ["DEFENDANT'S ANSWER AND AFFIRMATIVE DEFENSES TO COMPLAINT", 'Answer'],
  ['NOTICE OF MOTION AND MOTION TO COMPEL', 'Motion'],
  ['NOTICE OF APPEAL', 'Notice of Appeal'],
  ['ENTRY OF APPEARANCE', 'Appearance of Counsel'],
  ["CHAPTER 13 STANDING TRUSTEE'S FINAL REPORT AND ACCOUNT", 'Report'],
  ["PLAINTIFF'S ORIGINAL PETITION", 'Petition'],
  ['SUMMONS WITH NOTICE', 'Summons'],
  ['DECLARATION OF JANE ROE IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT', 'Declaration'],
  ['JOINT STIPULATION AND [PROPOSED] ORDER', 'Stipulation'],
  ['ORDER TO SHOW CAUSE', 'Order to Show Cause'],
  ['FINAL JUDGMENT OF FORECLOSURE', 'Judgment'],
  ["APPELLANT'S OPENING BRIEF", 'Brief'],
  ['CERTIFICATE OF SERVICE', 'Certificate of Service'],
  ["APPELLEE'S MOTION TO DISMISS AS MOOT", 'Motion'],
])('%s is %s', (title, type) => {
  expect(classifyTitle(title)?.type).toBe(type);
});

test.each(['On Petition for Writ of Certiorari to the', 'INTRODUCTION', 'JURY TRIAL DEMANDED', 'STATE OF ILLINOIS'])(
  '%s names no paper',
  (title) => {
    expect(classifyTitle(title)).toBeUndefined();
  },
);
