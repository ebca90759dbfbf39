import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { checkSize, ofEach } from './checkFile.ts';

/** Whether the files are within the court system's size limits, individually and together. */
export const fileSize: Evaluator<'file_size'> = (rule, { documents, forum }) => {
  const reviews = forum.court_level === 'Appellate Court' || forum.court_level === 'Supreme Court';
  const { max_mb, envelope_max_mb, reviewing_max_mb } = rule.parameters;
  const each = reviews ? (reviewing_max_mb ?? max_mb) : max_mb;
  const all = reviews ? undefined : envelope_max_mb;
  const sum = documents.reduce((bytes, { facts }) => bytes + facts.file.size, 0);
  return conclude([
    ...ofEach(documents, (one) => checkSize(one, each)),
    all === undefined || sum <= all * 1024 * 1024
      ? undefined
      : { says: { code: 'file.envelope_too_large', values: { bytes: sum, allowed_mb: all } }, evidence: [] },
  ]);
};
