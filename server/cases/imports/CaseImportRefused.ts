/** An import of cases that cannot be read or applied, with a sentence for the operator. */
export class CaseImportRefused extends Error {}
