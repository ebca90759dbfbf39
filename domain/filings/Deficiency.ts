/** What is wrong with a filing: a reason from the court's list, the clerk's explanation, and the authority. */
export type Deficiency = { reason_code: string | null; reason: string | null; authority: string };
