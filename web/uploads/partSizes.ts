/** Larger files are uploaded in parts, so that a lost connection costs no more than one part. */
export const partsFrom = 5 * 1024 * 1024;

/** At 27 KB per second, a part arrives within the five minutes that a request may take. */
export const partBytes = 5 * 1024 * 1024;

export const goesInParts = (file: File): boolean => file.size > partsFrom;
