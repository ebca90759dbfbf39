import path from 'node:path';
import type { Evidence } from '#domain/documents/DocumentText';
import type { Finding } from '#domain/rules/checks/Finding';

/** A finding with a key that is the same in every run: file, rule, position. */
export type KeyedFinding = { key: string; finding: Finding };

/**
 * Assigns a key to each finding of a file, for example `131 TX-PDF-01 p2`. A file is identified by the number at the
 * start of its name, so that no key reveals the filing, or by its name if there is no number.
 */
export function keyFindings(file: string, findings: readonly Finding[]): KeyedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const bare = `${idOf(file)} ${finding.rule_id} ${placeOf(finding.evidence)}`;
    const times = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, times);
    return { key: times === 1 ? bare : `${bare} #${times}`, finding };
  });
}

export function idOf(file: string): string {
  const name = path.basename(file).replace(/\.[a-z]+$/i, '');
  return /^\d{3,}(?=[_ -])/.exec(name)?.[0] ?? name;
}

function placeOf([first]: readonly Evidence[]): string {
  if (first === undefined) return '-';
  return first.kind === 'page' ? `p${first.page}` : `par${first.paragraph}`;
}
