/** Where a person is held or cared for. Only the court’s staff and the person’s counsel see it. */
export const custodies = ['none', 'detained', 'in_custody', 'foster_care', 'with_guardian'] as const;
export type Custody = (typeof custodies)[number];
