import { expect, test } from 'vitest';
import { type LaneFacts, type LaneObstacle, laneObstacles } from './laneObstacles.ts';

const ready: LaneFacts = {
  waiting: true,
  decision_held: false,
  read: true,
  doubts: 0,
  complete: true,
  findings: 0,
  found: { parties_match: true },
  claimed_by_another: false,
  left_for_review: false,
  date_to_choose: false,
  acts_on_case: false,
};

test.each<[string, Partial<LaneFacts>, LaneObstacle[]]>([
  ['is in the lane if nothing is open', {}, []],
  ['was decided', { waiting: false }, ['not_waiting']],
  ['has a decision that can be undone', { decision_held: true }, ['decision_held']],
  ['is being analyzed', { read: false }, ['not_read']],
  ['has an uncertain value', { doubts: 1 }, ['doubts']],
  ['lacks something', { complete: false }, ['incomplete']],
  ['has a finding on which the clerk may act', { findings: 2 }, ['findings']],
  ['names no case of the court', { found: null }, ['no_case']],
  ['names other parties than its case', { found: { parties_match: false } }, ['other_parties']],
  ['is claimed by another clerk', { claimed_by_another: true }, ['claimed']],
  ['was left for review', { left_for_review: true }, ['left_for_review']],
  ['needs a choice of its filing date', { date_to_choose: true }, ['date_to_choose']],
  ['sets a hearing', { acts_on_case: true }, ['acts_on_case']],
  ['has several obstacles', { doubts: 3, complete: false, found: null }, ['doubts', 'incomplete', 'no_case']],
])('a filing that %s', (_name, facts, expected) => {
  expect(laneObstacles({ ...ready, ...facts })).toEqual(expected);
});
