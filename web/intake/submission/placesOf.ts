/** Values of the list of places that are not the ID of a lead document. */
export const asLead = 'lead';
export const ownCase = 'own-case';
