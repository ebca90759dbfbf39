import { listFormat } from '#domain/intl/formats';

/** Names in a sentence, with a serial comma: `Ana Roe, Ben Roe, and Example Foods, Inc.` */
export function joinNames(names: readonly string[]): string {
  return listFormat({ type: 'conjunction' }).format(names);
}
