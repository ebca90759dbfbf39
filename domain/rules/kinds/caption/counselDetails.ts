/** The details of the block at the top of page one: the sign that shows each, and how people call it. */
export const counselDetails = {
  address: { sign: 'zip', name: 'address' },
  phone: { sign: 'phone', name: 'telephone number' },
  email: { sign: 'email', name: 'e-mail address' },
  bar_number: { sign: 'bar', name: 'bar number' },
  party_represented: { sign: 'represents', name: 'party represented' },
} as const;
export type CounselDetail = keyof typeof counselDetails;
