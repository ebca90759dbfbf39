import { createHash } from 'node:crypto';
import type { Label } from './Label.ts';

/** Filings to develop with, and filings that no one looks into until they are measured once, at the end. */
export type Half = 'development' | 'blind';

/**
 * One half of the labeled filings. Filings of one lawsuit or one court look alike, so they are always in the same half;
 * each half has about the same number of filings of each kind. The halves depend only on the labels.
 */
export function halfOf(labels: readonly Label[], half: Half): Label[] {
  const halves: Record<Half, Label[]> = { development: [], blind: [] };
  const hash = (group: readonly Label[]) => createHash('sha256').update(group[0]!.id).digest('hex');
  const groups = groupRelated(labels.toSorted((one, other) => one.id.localeCompare(other.id))).sort(
    (one, other) => other.length - one.length || hash(one).localeCompare(hash(other)),
  );
  for (const group of groups) {
    const alike = (of: Half) => halves[of].filter(({ kind }) => kind === group[0]!.kind).length;
    const difference = alike('development') - alike('blind') || halves.development.length - halves.blind.length;
    halves[difference <= 0 ? 'development' : 'blind'].push(...group);
  }
  const chosen = new Set(halves[half]);
  return labels.filter((label) => chosen.has(label));
}

/** Filings that share a lawsuit or a court, directly or through others. */
export function groupRelated(labels: readonly Label[]): Label[][] {
  let groups: { keys: Set<string>; labels: Label[] }[] = [];
  for (const label of labels) {
    const keys = [label.cluster && `lawsuit ${label.cluster}`, label.court && `court ${label.court.toLowerCase()}`];
    const group = { keys: new Set(keys.filter((key) => typeof key === 'string')), labels: [label] };
    const related = groups.filter((one) => [...group.keys].some((key) => one.keys.has(key)));
    groups = [
      ...groups.filter((one) => !related.includes(one)),
      {
        keys: new Set([...related, group].flatMap((one) => [...one.keys])),
        labels: [...related, group].flatMap((one) => one.labels),
      },
    ];
  }
  return groups.map((group) => group.labels);
}
