import { sameParty } from '#domain/names/sameParty';
import type { NamedParty } from './nameFiler.ts';

const firstSide = /\b(?:plaintiffs?|petitioners?|appellants?|complainants?|movants?|people|state|government)\b/i;
const otherSide = /\b(?:defendants?|respondents?|appellees?|real part(?:y|ies) in interest)\b/i;

/**
 * The parties that a signature block (`Attorney for Defendant Example Foods, Inc.`) or a title (`Plaintiff’s Opposition`)
 * names: by name, else by role, else by the side of the role. A text that names both sides determines no one.
 */
export function filersAmong<Party extends NamedParty>(stated: readonly string[], parties: readonly Party[]): Party[] {
  const named = parties.filter(({ full_name }) => stated.some((text) => includesParty(text, full_name)));
  if (named.length > 0) return named;
  const words = stated.join(' ');
  const byRole = parties.filter(({ role }) => hasRole(words, role));
  if (byRole.length > 0) return new Set(byRole.map(({ role }) => role)).size === 1 ? byRole : [];
  const sides = [firstSide.test(words), otherSide.test(words)];
  if (sides[0] === sides[1]) return [];
  const first = parties[0]?.role;
  return parties.filter(({ role }) => (role === first) === sides[0]);
}

function includesParty(text: string, full_name: string): boolean {
  if (text.toLowerCase().includes(full_name.toLowerCase())) return true;
  return sameParty(text.replace(firstSide, '').replace(otherSide, '').trim(), full_name);
}

function hasRole(words: string, role: string): boolean {
  const stem = role.replace(/[^\p{L} -]/gu, '').replace(/(?:y|ies)$/, '');
  return stem !== '' && new RegExp(`\\b${stem}(?:s|y|ies)?\\b`, 'i').test(words);
}
