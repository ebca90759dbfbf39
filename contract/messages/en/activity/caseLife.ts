import type { CaseLifeActivities } from '#domain/activity/messages/caseLife';
import { staffPositionNames } from '#domain/chambers/staffPositions';
import { spellDay } from '#domain/days/spellDay';
import type { ActivityTexts } from '../../Catalog.ts';
import { listed } from '../words.ts';
import { workItemNames, workStateNames } from '../workItemNames.ts';

const joined = { related: 'related', consolidated: 'consolidated' } as const;
const sent = { transfer: 'transferred', remand: 'remanded', appeal: 'sent on appeal' } as const;

export const caseLifeActivities: ActivityTexts<CaseLifeActivities> = {
  case_state_changed: ({ case_number, state, reason }, by) => ({
    title: 'Case Status Changed',
    description: `${by} changed the status of ${case_number} to ${state}. ${reason}`,
  }),
  party_disposed: ({ case_number, party, disposition, reason }, by) => ({
    title: 'Disposition Entered',
    description: `${by} entered a disposition as to ${party} in ${case_number}: ${disposition}. ${reason}`,
  }),
  judge_assigned: ({ case_number, judge, before, rule, reason }, by) => {
    const how = rule === null ? by : `${by}, by rule (${rule}),`;
    const verb = before === null ? 'assigned' : 'reassigned';
    const from = before === null ? '' : ` from ${before}`;
    return {
      title: before === null ? 'Judge Assigned' : 'Judge Reassigned',
      description: `${how} ${verb} ${case_number}${from} to ${judge}. ${reason}`.trim(),
    };
  },
  judge_unassigned: ({ case_number, judge, reason }, by) => ({
    title: 'Judge Removed',
    description: `${by} removed ${judge} from ${case_number}. ${reason}`,
  }),
  judge_challenged: ({ case_number, challenge, party, judge }, by) => ({
    title: 'Judge Challenged',
    description: `${by} entered a challenge in ${case_number}: ${challenge} as to ${judge}, filed by ${party}.`,
  }),
  judge_disqualified: ({ case_number, judge, authority, reason }, by) => ({
    title: 'Judge Disqualified',
    description: `${by} recorded that ${judge} is disqualified in ${case_number} (${authority}). ${reason}`,
  }),
  disqualification_waived: ({ case_number, judge, authority, ground, entry }, by) => ({
    title: 'Disqualification Waived',
    description: `${by} recorded the waiver of the disqualification of ${judge} in ${case_number} (${authority}), docket entry ${entry}. Ground: ${ground}.`,
  }),
  challenge_decided: ({ case_number, challenge, judge, granted, reason }, by) => ({
    title: granted ? 'Challenge Granted' : 'Challenge Denied',
    description: `${by} ${granted ? 'granted' : 'denied'} the challenge of ${judge} in ${case_number} (${challenge}). ${reason}`,
  }),
  cases_related: ({ case_number, other_number, kind, reason }, by) => ({
    title: kind === 'related' ? 'Cases Related' : 'Cases Consolidated',
    description: `${by} ${joined[kind]} ${case_number} and ${other_number}. ${reason}`,
  }),
  cases_unrelated: ({ case_number, other_number, kind, reason }, by) => ({
    title: kind === 'related' ? 'Relation Ended' : 'Consolidation Ended',
    description: `${case_number} and ${other_number} are no longer ${joined[kind]} (${by}). ${reason}`,
  }),
  entry_spread: ({ case_number, entry, to }, by) => ({
    title: 'Entry Spread',
    description: `${by} spread entry ${entry} of ${case_number} to ${listed(to)}.`,
  }),
  case_transferred: ({ case_number, court, kind, reason }, by) => ({
    title: 'Case Transferred',
    description: `${case_number} was ${sent[kind]} to ${court} by ${by}. ${reason}`,
  }),
  transfer_decided: ({ case_number, court, accepted, reason }, by) => ({
    title: accepted ? 'Transfer Accepted' : 'Transfer Refused',
    description: `${by} recorded that ${court} ${accepted ? 'accepted' : 'refused'} ${case_number}. ${reason}`,
  }),
  cases_merged: ({ case_number, other_number, reason }, by) => ({
    title: 'Cases Merged',
    description: `${by} merged ${other_number} into ${case_number}. ${reason}`,
  }),
  merge_undone: ({ case_number, other_number, reason }, by) => ({
    title: 'Merge Undone',
    description: `${by} separated ${other_number} from ${case_number} again. ${reason}`,
  }),
  judge_rule_saved: ({ rule }, by) => ({
    title: 'Assignment Rule Saved',
    description: `${by} saved the rule “${rule}” for the assignment of judges.`,
  }),
  judge_rule_removed: ({ rule }, by) => ({
    title: 'Assignment Rule Removed',
    description: `${by} removed the rule “${rule}” for the assignment of judges.`,
  }),
  judge_covered: ({ judge, duty_judge, from, to }, by) => ({
    title: 'Duty Judge Set',
    description: `${by} named ${duty_judge} as duty judge for ${judge} from ${spellDay(from)} to ${spellDay(to)}.`,
  }),
  chambers_member_appointed: ({ person, judge, position, from, to }, by) => ({
    title: 'Chambers Staff Appointed',
    description: `${by} appointed ${person} as ${staffPositionNames[position]} in the chambers of ${judge}, from ${spellDay(from)}${to === null ? '' : ` to ${spellDay(to)}`}.`,
  }),
  chambers_member_ended: ({ person, judge, position }, by) => ({
    title: 'Chambers Appointment Ended',
    description: `${by} ended the appointment of ${person} as ${staffPositionNames[position]} in the chambers of ${judge}.`,
  }),
  work_item_moved: ({ case_number, kind, state }, by) => ({
    title: 'Request to the Court',
    description: `${by}: ${workItemNames[kind]} in ${case_number}, ${workStateNames[state]}.`,
  }),
  judge_coverage_ended: ({ judge, duty_judge }, by) => ({
    title: 'Duty Judge Removed',
    description: `${duty_judge} is no longer duty judge for ${judge} (${by}).`,
  }),
};
