/** What an authority is. The first five are the categories of /research. */
export const authorityKinds = [
  'Case Law',
  'Statutes',
  'Regulations',
  'Local Rules',
  'Forms',
  'Secondary Sources',
] as const;
export type AuthorityKind = (typeof authorityKinds)[number];

/** The categories that /research counts. */
export const researchCategories = ['Case Law', 'Statutes', 'Regulations', 'Local Rules', 'Forms'] as const;
