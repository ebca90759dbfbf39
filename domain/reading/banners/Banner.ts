import type { FilingLine } from '#domain/text/FilingLine';
import type { ReadField } from '../Reading.ts';

/** What a court's own print on a document says: the running head of its docket, or its clerk's stamp. */
export type Banner = {
  kind: 'docket' | 'stamp';
  number?: ReadField<string>;
  date?: ReadField<string>;
  /** The lines it takes up. They are no part of what the filer wrote. */
  lines: FilingLine[];
};
