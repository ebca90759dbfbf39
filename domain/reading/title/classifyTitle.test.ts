import { expect, test } from 'vitest';
import { classifyTitle } from './classifyTitle.ts';

test.each([
  ['COMPLAINT FOR DAMAGES', 'complaint'],
  ['COMPLAINT AND DEMAND FOR JURY TRIAL', 'complaint'],
  ['VERIFIED COMPLAINT', 'complaint'],
  ['SECOND AMENDED COMPLAINT AND JURY DEMAND', 'amended_complaint'],
  ['EX-PARTE MOTION FOR TEMPORARY RESTRAINING ORDER', 'motion'],
  ["PLAINTIFF'S MOTION FOR A TEMPORARY RESTRAINING ORDER", 'motion'],
  ['EMERGENCY MOTION FOR A STAY PENDING APPEAL', 'motion'],
  ["MANAGEMENT'S MOTION FOR SUMMARY JUDGMENT", 'motion'],
  ['MEMORANDUM OPINION AND ORDER', 'memorandum_opinion_and_order'],
  ['PRELIMINARY INJUNCTION', 'order'],
  ['SUGGESTION OF REMAND AND TRANSFER ORDER', 'order'],
  ['EXPEDITED HEARING ORDER DENYING REQUESTED RELIEF', 'order'],
  ['ORDER GRANTING MOTION TO DISMISS', 'order'],
  ['O R D E R', 'order'],
  ['[PROPOSED] ORDER GRANTING MOTION', 'proposed_order'],
  ['FINDINGS OF FACT AND CONCLUSIONS OF LAW REGARDING PLAN', 'findings_and_conclusions'],
  ['PETITION FOR A WRIT OF CERTIORARI', 'petition_for_writ_of_certiorari'],
  ['BRIEF OF AMICI CURIAE LAW PROJECT IN SUPPORT OF PETITION FOR A WRIT OF CERTIORARI', 'amicus_brief'],
  ['MEMORANDUM IN SUPPORT OF THE MOTION TO INTERVENE AS A PLAINTIFF', 'memorandum_in_support'],
  ["DEFENDANTS' OPPOSITION TO PLAINTIFF'S MOTION TO COMPEL", 'opposition'],
  ["DEFENDANT'S MEMORANDUM OF LAW IN OPPOSITION TO PLAINTIFF'S MOTION", 'opposition'],
  ['REPLY IN SUPPORT OF MOTION TO DISMISS', 'reply'],
  ["DEFENDANT'S ANSWER AND AFFIRMATIVE DEFENSES TO COMPLAINT", 'answer'],
  ['NOTICE OF MOTION AND MOTION TO COMPEL', 'motion'],
  ['NOTICE OF APPEAL', 'notice_of_appeal'],
  ['ENTRY OF APPEARANCE', 'appearance'],
  ["CHAPTER 13 STANDING TRUSTEE'S FINAL REPORT AND ACCOUNT", 'report'],
  ["PLAINTIFF'S ORIGINAL PETITION", 'petition'],
  ['SUMMONS WITH NOTICE', 'summons'],
  ['DECLARATION OF JANE ROE IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT', 'declaration'],
  ['JOINT STIPULATION AND [PROPOSED] ORDER', 'stipulation'],
  ['ORDER TO SHOW CAUSE', 'order_to_show_cause'],
  ['FINAL JUDGMENT OF FORECLOSURE', 'judgment'],
  ["APPELLANT'S OPENING BRIEF", 'brief'],
  ['CERTIFICATE OF SERVICE', 'certificate_of_service'],
  ["APPELLEE'S MOTION TO DISMISS AS MOOT", 'motion'],
])('%s is %s', (title, type) => {
  expect(classifyTitle(title)?.type).toBe(type);
});

test.each(['On Petition for Writ of Certiorari to the', 'INTRODUCTION', 'JURY TRIAL DEMANDED', 'STATE OF ILLINOIS'])(
  '%s names no document',
  (title) => {
    expect(classifyTitle(title)).toBeUndefined();
  },
);

test('a memorandum is named with the motion that it supports', () => {
  expect(classifyTitle('MEMORANDUM IN SUPPORT OF THE MOTION TO INTERVENE AS A PLAINTIFF')?.words).toBe(
    'Memorandum in Support of Motion to Intervene',
  );
});
