import { LineRuleType } from 'docx';

/** Twentieths of a point, in which Word measures. */
export const twips = (points: number): number => Math.round(points * 20);

/** Lines of an exact height, so that they meet the numbers at the margin. */
export const exactly = (points: number) => ({
  line: twips(points),
  lineRule: LineRuleType.EXACT,
  before: 0,
  after: 0,
});
