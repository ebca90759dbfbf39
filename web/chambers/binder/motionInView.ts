import type { BinderSection } from './layOutBinder.ts';

/** The key before that of a ruling, and the key that opens the proposed order beside its signature. */
export const [ruleKey, signKey] = ['r', 'y'];

/** The motion in view, or else the motion to which the document in view belongs, or else the first that is heard. */
export function motionInView(
  sections: readonly BinderSection[],
  shown: BinderSection | undefined,
): BinderSection | undefined {
  const motions = sections.filter(({ item }) => item.part === 'motion' && item.filing_id && !item.removed);
  return (
    motions.find((one) => one === shown) ??
    motions.find(({ item }) => item.matter !== null && item.matter === shown?.item.matter) ??
    motions[0]
  );
}

/** The documents of the same motion; those that belong to none are of each. */
export const matterOf = (sections: readonly BinderSection[], { item }: BinderSection): BinderSection[] =>
  sections.filter((one) => one.item.matter === item.matter || one.item.matter === null);
