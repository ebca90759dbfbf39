/** Documents that the court files itself, so that no party's filing date starts the period. */
const ofTheCourt = [
  'court_of_appeal_decision_filed',
  'judgment_filed',
  'record_filed',
  'record_filed_later_of_clerk_or_reporter',
];

/** Whether a period begins with the filing date of a document that a party files. */
export function runsFromFiling(trigger: string): boolean {
  // An action is commenced by filing: CPLR 304(a); Fla. R. Civ. P. 1.050.
  return trigger === 'action_commenced' || (trigger.endsWith('_filed') && !ofTheCourt.includes(trigger));
}
