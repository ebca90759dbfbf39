/** Who acted: a delegate acts for the filer of record. */
export const acting = (by: string, filer: string | undefined): string =>
  filer === undefined ? by : `${by}, for ${filer},`;
