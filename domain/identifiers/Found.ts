import type { IdentifierKind } from './Identifier.ts';

/** An identifier before its place is measured; offsets in the text of its ground. */
export type Found = {
  kind: IdentifierKind;
  start: number;
  end: number;
  shown: string;
  confidence: number;
  of_minor?: true;
};
