import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { cleanText } from '#domain/text/cleanText';
import type { ReadField } from '../Reading.ts';
import { readFurther } from '../stages/readFurther.ts';

/** What a typed paper of a kind says beyond its caption, set as flowing text and as pages. */
export function readTyped(
  text: string,
  type: DocumentTypeId = 'motion',
  more: { number?: string; parties?: string[] } = {},
) {
  const [flow, pages] = [asFlow, asPages].map((layOut) => {
    const lines = cleanText(layOut(text)).lines;
    const { further } = readFurther({
      own: lines,
      rest: lines,
      front: lines.slice(0, 200),
      type: given(type),
      number: more.number === undefined ? undefined : given(more.number),
      parties: { plaintiffs: (more.parties ?? []).map(given), defendants: [], claimants: [] },
      service: given(true),
    });
    return further;
  });
  return { flow: flow!, pages: pages! };
}

function given<Value>(value: Value): ReadField<Value> {
  return { value, confidence: 1, method: 'given', evidence: [] };
}

export function valuesOf(fields: readonly ReadField<string>[] | undefined): string[] {
  return (fields ?? []).map(({ value }) => value);
}
