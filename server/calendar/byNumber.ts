/** Department 2 before Department 10. */
export const byNumber = new Intl.Collator('en-US', { numeric: true });
