import type { Confidence } from '#domain/authority/CheckedFact';

const order: readonly Confidence[] = ['uncertain', 'high', 'verified'];

/** A chain of authorities is only as certain as its weakest one. */
export function weakest(confidences: readonly Confidence[]): Confidence {
  return order.find((one) => confidences.includes(one)) ?? 'uncertain';
}
