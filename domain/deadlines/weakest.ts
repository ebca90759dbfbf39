import type { Confidence } from '#domain/authority/CheckedFact';

const order: readonly Confidence[] = ['uncertain', 'high', 'verified'];

/** A chain of authorities is as sure as the least sure of them. */
export function weakest(confidences: readonly Confidence[]): Confidence {
  return order.find((one) => confidences.includes(one)) ?? 'uncertain';
}
