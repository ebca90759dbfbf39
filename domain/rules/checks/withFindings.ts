import type { Completeness } from '#domain/acceptance/judgeCompleteness';
import type { Finding } from './Finding.ts';

/**
 * Whether a filing is complete: it carries what its kind requires, and no open finding would let the clerk return it
 * (departure 23). The reasons name what is missing.
 */
export function withFindings(
  { is_complete, confidence_reasons }: Completeness,
  findings: readonly Finding[],
  write: (says: Finding['says']) => string,
): Completeness {
  const returnable = findings.filter((finding) => finding.class === 'clerk_may_return');
  if (returnable.length === 0) return { is_complete, confidence_reasons };
  const words = returnable.slice(0, namedAtMost).map(({ says, authority }) => `${write(says)} (${authority})`);
  const more = returnable.length - words.length;
  return {
    is_complete: false,
    confidence_reasons: [
      ...confidence_reasons.filter((reason) => !reason.startsWith('Everything that ')),
      ...words,
      ...(more > 0 ? [`${more} more ${more === 1 ? 'finding' : 'findings'} would let the clerk return it.`] : []),
    ],
  };
}

/** The others stand in the list of findings. */
const namedAtMost = 5;
