/** Why a case has its level: by the default of its category, by an order, or by a statute or rule. */
export const accessBases = ['default', 'order', 'law'] as const;
