/** The documents of a filing: one lead document, and those filed with it. */
export const documentKinds = ['lead', 'supporting'] as const;
