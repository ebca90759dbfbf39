import { expect, test } from 'vitest';
import type { CaseType } from '#domain/courts/choices';
import type { CodeSystem } from '#domain/docketing/CodeSystem';
import { afterJudgment, type JudgmentEvent } from './afterJudgment.ts';

type Row = [JudgmentEvent, CodeSystem | null, CaseType, notice: string | null, rules: string[]];

test.each<Row>([
  ['judgment_entered', 'federal_district', 'Civil Complaint', 'FRCP 77(d)(1); FRCrP 49(d)', ['FD-NOA']],
  ['judgment_entered', 'federal_district', 'Criminal', 'FRCP 77(d)(1); FRCrP 49(d)', ['FD-NOA-CRIM']],
  ['clerk_judgment', 'california', 'Civil Complaint', null, []],
  ['notice_entry', 'california', 'Civil Complaint', 'CCP 664.5', []],
  ['judgment_entered', 'california', 'Family Law', 'CCP 664.5', ['CA-NOA:no_notice_served']],
  ['notice_entry', 'california', 'Family Law', 'CCP 664.5', ['CA-NOA']],
  ['judgment_entered', 'california', 'Probate', null, ['CA-NOA:no_notice_served']],
  ['notice_entry', 'california', 'Small Claims', 'CCP 664.5', ['CA-SC-APPEAL']],
  ['judgment_entered', 'new_york', 'Civil Complaint', null, []],
  ['judgment_entered', 'texas', 'Civil Complaint', 'TRCP 306a(3)', ['TX-NOA']],
  ['judgment_entered', 'florida', 'Probate', 'Fla. R. Gen. Prac. & Jud. Admin. 2.516(h)', ['FL-NOA']],
  ['judgment_entered', 'illinois', 'Civil Complaint', null, ['IL-NOA']],
  ['judgment_entered', null, 'Civil Complaint', null, []],
])('after %s in %s (%s), the clerk serves notice by %s, and %j run', (event, system, case_type, notice, rules) => {
  expect(afterJudgment(event, { system, case_type })).toEqual({ notice, rules });
});
