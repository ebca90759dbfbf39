/** What rules require a translator to certify, by the sign that shows it. */
export const translationDetails = {
  competence: 'competence',
  qualifications: 'competence',
  accuracy: 'accuracy',
  address: 'address',
  phone: 'phone',
} as const;
export type TranslationDetail = keyof typeof translationDetails;
