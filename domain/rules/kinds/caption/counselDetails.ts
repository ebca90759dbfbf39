/** The details of the block at the top of page one, each with the sign by which it is recognized. */
export const signOf = {
  address: 'zip',
  phone: 'phone',
  email: 'email',
  bar_number: 'bar',
  party_represented: 'represents',
} as const;
export type CounselDetail = keyof typeof signOf;
