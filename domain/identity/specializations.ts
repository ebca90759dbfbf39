/** The specializations that the registration form of judges offers. */
export const registrationSpecializations = ['federal', 'state', 'civil'] as const;

/** The specializations that the profile form of judges offers. */
export const profileSpecializations = ['Federal', 'State', 'Local'] as const;
