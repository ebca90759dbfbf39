/** The court systems that the lists of codes distinguish; `*`: every system. */
export type CodeSystem =
  | '*'
  | 'federal_district'
  | 'federal_appellate'
  | 'bankruptcy'
  | 'immigration_court'
  | 'bia'
  | 'california'
  | 'new_york'
  | 'texas'
  | 'florida'
  | 'illinois';
