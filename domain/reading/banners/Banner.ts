import type { FilingLine } from '#domain/text/FilingLine';
import type { ReadField } from '../Reading.ts';

/** Text that a court printed on a document: the running head of its docket, or its clerk's stamp. */
export type Banner = {
  kind: 'docket' | 'stamp';
  number?: ReadField<string>;
  date?: ReadField<string>;
  /** Its lines. They are not part of the filer's text. */
  lines: FilingLine[];
};
