/** The statements that rules require from a translator, each with the sign by which it is recognized. */
export const translationDetails = {
  competence: 'competence',
  qualifications: 'competence',
  accuracy: 'accuracy',
  address: 'address',
  phone: 'phone',
} as const;
export type TranslationDetail = keyof typeof translationDetails;
