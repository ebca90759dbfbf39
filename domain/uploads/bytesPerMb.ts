/** Bytes of a megabyte, as the courts count it. */
export const bytesPerMb = 1024 * 1024;
