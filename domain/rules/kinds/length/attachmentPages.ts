import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notChecked } from '../shared/lookup.ts';

/** Whether the attachments of a document are within the court's page limit. */
export const attachmentPages: Evaluator<'attachment_pages'> = ({ parameters }, { documents: [{ facts }] }) => {
  const { pages: most } = parameters;
  if (facts.file.pages === null) return notChecked({ code: 'needs_pdf', values: {} });
  const attached = facts.parts.filter(({ role, pages }) => role === 'attached' && pages !== null);
  const pages = attached.flatMap(({ pages }) => range(pages!));
  if (pages.length <= most) return met;
  return broken({
    says: { code: 'length.attachments_over', values: { pages: pages.length, on: pages, allowed: most } },
    evidence: attached[0]!.evidence,
  });
};

const range = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
