import type { RulingActivities } from '#domain/activity/messages/rulings';
import { type DispositionId, dispositions, type LapseReason } from '#domain/rulings/dispositions';
import type { TentativePractice } from '#domain/rulings/tentatives/tentativeRules';
import type { LodgedAction, LodgedState } from '#domain/sealing/lodgedStates';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';
import { clockTime, listed } from '../words.ts';

const ruled = (disposition: DispositionId) => dispositions[disposition].label.toLowerCase();

const reasons: Record<LapseReason, string> = {
  undone: 'the judge undid it',
  withdrawn: 'it was withdrawn',
  motion_changed: 'the motion was withdrawn or returned',
  ruled_meanwhile: 'the court had already ruled on the motion',
  case_changed: 'the case was closed or assigned to another judge',
  time_taken: 'the new time for the hearing was no longer available',
  revised: 'the judge revised it',
};

const practices: Record<TentativePractice, string> = {
  none: 'publishes no tentative rulings',
  published: 'publishes tentative rulings',
  with_notice: 'publishes tentative rulings, with notice of argument',
};

const lodgedAs: Record<LodgedState, string> = {
  lodged: 'it is lodged conditionally under seal',
  to_apply: 'the motion is granted in part, and the clerk applies the order',
  sealed: 'it is sealed',
  not_sealed: 'it is not sealed',
  filed: 'it is filed and public',
  returned: 'it is returned',
  deleted: 'it is deleted',
};

const lodgedChanges: Record<LodgedAction, (by: string) => string> = {
  request_filing: (by) => `${by} requested that a lodged document be filed unsealed`,
  seal: (by) => `${by} sealed a lodged document`,
  do_not_seal: (by) => `${by} noted that the order does not seal a lodged document`,
  file: (by) => `${by} filed a lodged document unsealed`,
  unseal: (by) => `${by} unsealed a document`,
  return: (by) => `${by} returned a lodged document`,
  delete: (by) => `${by} permanently deleted a lodged document`,
};

export const rulingActivities: ActivityTexts<RulingActivities> = {
  ruling_prepared: ({ document, case_number, disposition }, by) => ({
    title: 'Ruling Made',
    description: `${by} ruled on ${document} in ${case_number}: ${ruled(disposition)}. It takes effect in a minute.`,
  }),
  ruling_undone: ({ document, case_number, disposition }, by) => ({
    title: 'Ruling Undone',
    description: `${by} undid the ruling on ${document} in ${case_number}: ${ruled(disposition)}.`,
  }),
  lodged_document_decided: ({ case_number, state, entry }, by) => ({
    title: 'Lodged Document Decided',
    description: `The order of ${by} in ${case_number} (entry ${entry}) decides a lodged document: ${lodgedAs[state]}.`,
  }),
  lodged_document_changed: ({ case_number, change, authority }, by) => ({
    title: 'Lodged Document Changed',
    description: endSentence(`${lodgedChanges[change](by)} in ${case_number} (${authority})`),
  }),
  ruling_made: ({ document, case_number, disposition, entry }, by) => ({
    title: 'Ruling Docketed',
    description: `The ruling of ${by} on ${document} in ${case_number} is entry ${entry}: ${ruled(disposition)}.`,
  }),
  tentative_saved: (_values, by) => ({
    title: 'Tentative Ruling Written',
    description: `${by} wrote or changed a tentative ruling.`,
  }),
  tentative_withdrawn: (_values, by) => ({
    title: 'Tentative Ruling Withdrawn',
    description: `${by} withdrew a tentative ruling.`,
  }),
  tentative_published: ({ document, case_number }) => ({
    title: 'Tentative Ruling Published',
    description: `The tentative ruling on ${document} in ${case_number} was published.`,
  }),
  argument_noticed: ({ document, case_number }, by) => ({
    title: 'Notice of Argument Given',
    description: `${by} gave notice of argument on ${document} in ${case_number}.`,
  }),
  tentative_rules_set: ({ court, practice, publish_time, notice_time, authority }, by) => {
    const set = [
      practice && practices[practice],
      publish_time && `publishes them at ${clockTime(publish_time)}`,
      notice_time && `receives notice of argument until ${clockTime(notice_time)}`,
    ].filter((part) => part !== null);
    const what = set.length === 0 ? 'publishes tentative rulings as its rules provide' : listed(set);
    return {
      title: 'Tentative Ruling Settings Changed',
      description: endSentence(`${by} set that ${court} ${what}${authority ? ` (${authority})` : ''}`),
    };
  },
  ruling_by_law: ({ document, case_number, disposition, entry, authority }, by) => ({
    title: 'Decision by Operation of Law Docketed',
    description: `${by} entered that ${document} in ${case_number} was ${ruled(disposition)} (${authority}), as entry ${entry}.`,
  }),
  ruling_recorded: ({ document, case_number, disposition, entry, judge }, by) => ({
    title: 'Ruling Recorded',
    description: `${by} recorded the ruling of ${judge} on ${document} in ${case_number} with the minute order, entry ${entry}: ${ruled(disposition)}.`,
  }),
  ruling_lapsed: ({ document, case_number, disposition, because }) => ({
    title: 'Ruling Not Docketed',
    description: `A ruling on ${document} in ${case_number}, ${ruled(disposition)}, did not take effect because ${reasons[because]}.`,
  }),
};
