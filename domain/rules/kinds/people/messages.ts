/** Why a rule that only a person can check was not checked. */
export type PeopleDoubts = {
  /** The reason from the rule's data. */
  'people.reason_of_rule': { why: string };
  'people.not_checked_by_portal': Record<never, never>;
};
