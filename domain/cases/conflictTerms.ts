/** Why an attorney has a conflict: their own client, a client of their firm, or because they are a party. */
export const conflictGrounds = ['same_attorney', 'same_firm', 'is_party'] as const;

/**
 * What the client is to the participant for whom the attorney would act. `any`: the attorney would act for no one, or for
 * whom is not known.
 */
export const conflictRelations = ['opposing', 'codefendant', 'any'] as const;

/** A conflict of interest of an attorney in a case. */
export type AttorneyConflict = {
  ground: (typeof conflictGrounds)[number];
  relation: (typeof conflictRelations)[number];
  /** The client, or the party who has the attorney’s name. */
  party: string;
  role: string;
  /** The attorney who represents the client; null if the attorney is a party. */
  counsel: string | null;
  /** The firm of both attorneys. */
  firm: string | null;
  /** Whether the representation has ended. */
  former: boolean;
};

/** Why an attorney is suggested, or ranked lower. */
export const attorneyReasons = ['related', 'usual_type', 'fewest_cases', 'fewer_cases', 'unusual_type'] as const;
export type AttorneyReason = (typeof attorneyReasons)[number];
