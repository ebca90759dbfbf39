import type { PendingMotion } from '#contract/rulings';

/** Whether the viewer can write the tentative ruling: chambers staff only until the judge has made one. */
export const canWriteTentative = ({ tentative, tentative_choices }: PendingMotion): boolean =>
  tentative_choices.length > 0 && (tentative === null || tentative.can_write);
