import type { RulingActivities } from '#domain/activity/messages/rulings';
import { type DispositionId, dispositions, type LapseReason } from '#domain/rulings/dispositions';
import type { ActivityTexts } from '../../Catalog.ts';

const ruled = (disposition: DispositionId) => dispositions[disposition].label.toLowerCase();

const reasons: Record<LapseReason, string> = {
  undone: 'the judge undid it',
  withdrawn: 'it was withdrawn',
  motion_changed: 'the motion was withdrawn or returned',
  ruled_meanwhile: 'the court had already ruled on the motion',
  case_changed: 'the case was closed or assigned to another judge',
  time_taken: 'the new time for the hearing was no longer available',
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
  ruling_made: ({ document, case_number, disposition, entry }, by) => ({
    title: 'Ruling Docketed',
    description: `The ruling of ${by} on ${document} in ${case_number} is entry ${entry}: ${ruled(disposition)}.`,
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
