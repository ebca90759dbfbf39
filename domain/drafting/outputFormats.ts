/** The formats in which the portal generates documents. */
export const outputFormats = ['pdf', 'docx'] as const;
