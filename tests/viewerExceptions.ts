/** Why other areas may call a function that reads records of cases and takes no viewer: `file#function`. */
export const viewerExceptions: Record<string, string> = {
  'server/calendar/updateHearings.ts#updateHearings': 'writes hearings, and returns only what it wrote',
  'server/cases/enterOnDocket.ts#enterOnDocket': 'writes an entry, and returns nothing but its number',
  'server/cases/enterOnDocket.ts#insertEntry': 'writes an entry, and returns nothing but its ID and number',
  'server/filings/followSteps.ts#followSteps':
    'returns the steps of one analysis, whose ID its callers have from a filing that they found for the viewer',
};
