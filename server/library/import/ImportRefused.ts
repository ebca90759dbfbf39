/** An invalid file; the message is the sentence that the operator reads. */
export class ImportRefused extends Error {}
