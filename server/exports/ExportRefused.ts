/** An export that cannot be made or loaded, with a sentence for the operator. */
export class ExportRefused extends Error {}
