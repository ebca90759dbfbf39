/**
 * The version of the reader. It is stored with each analysis, so that one can see which filings an older one read;
 * raise it with every change of what is read.
 */
export const readingVersion = 3;
