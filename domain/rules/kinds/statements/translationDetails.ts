/** What rules ask a translator to certify, by the sign that shows it. */
export const translationDetails = {
  competence: { sign: 'competence', name: 'that the translator is competent' },
  qualifications: { sign: 'competence', name: 'the translator’s qualifications' },
  accuracy: { sign: 'accuracy', name: 'that the translation is accurate' },
  address: { sign: 'address', name: 'the translator’s address' },
  phone: { sign: 'phone', name: 'the translator’s telephone number' },
} as const;
export type TranslationDetail = keyof typeof translationDetails;
