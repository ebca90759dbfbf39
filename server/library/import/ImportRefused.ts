/** A file is not what it should be; the message is the one sentence that the operator reads. */
export class ImportRefused extends Error {}
