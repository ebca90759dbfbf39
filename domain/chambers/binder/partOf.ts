import type { BinderDocument, BinderPart } from './BinderDocument.ts';
import { familyOf } from './groupFilings.ts';

/** What a filing does in the argument of a motion, by its type and title; `support` accompanies another filing. */
export type Role = 'motion' | 'opposition' | 'reply' | 'supplemental' | 'proposed_order' | 'earlier_order' | 'support';

export function roleOf(document: BinderDocument): Role {
  const { type, title } = document;
  const family = familyOf(document);
  if (family === 'proposed') return 'proposed_order';
  if (family === 'order' || family === 'judgment' || family === 'opinion') return 'earlier_order';
  if (/\bsur-?reply\b|\bsupplement(?:al|ary)?\b/i.test(title)) return 'supplemental';
  if (type === 'reply') return 'reply';
  if (type === 'opposition' || type === 'objection') return 'opposition';
  if (family === 'testimony' || family === 'attachment' || family === 'service') return 'support';
  if (/\b(?:in )?opposition\b|\bnon-?opposition\b/i.test(title)) return 'opposition';
  if (/^\W*reply\b|\breply (?:brief|memorandum|in support)\b/i.test(title)) return 'reply';
  return 'support';
}

const supports = { motion: 'motion_support', opposition: 'opposition_support', reply: 'reply_support' } as const;

/** The part of a document that accompanies a filing of this role. */
export function supportOf(role: Role): BinderPart {
  if (role === 'motion' || role === 'opposition' || role === 'reply') return supports[role];
  return role === 'support' ? 'supplemental' : role;
}

/** Arguments, then facts, then testimony, then exhibits, then proof of service. */
const ranks = ['memorandum', 'brief', 'statement', 'testimony', 'attachment'];

export function rankOfSupport(document: BinderDocument): number {
  const family = familyOf(document);
  if (family === 'service') return ranks.length + 1;
  const rank = ranks.indexOf(family ?? '');
  return rank === -1 ? ranks.length : rank;
}
