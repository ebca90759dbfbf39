import { largestDocumentBytes } from '#domain/documents/fileFormats';

/** The court's own limit is checked before the first byte is sent. */
export const isGoodBatch = ({ name, size }: File) => /\.pdf$/i.test(name) && size > 0 && size <= largestDocumentBytes;
