import type { Identifier, IdentifierKind } from '#domain/identifiers/Identifier';
import type { ProblemMessage } from '../RuleMessages.ts';
import type { Remainder } from './parameters.ts';

const mostShown = 4;

/** The data of one kind in a document, and the part that the rule permits. */
export function identifierShown(
  kind: IdentifierKind,
  found: readonly Identifier[],
  rule: { document: string | null; remains: Remainder; masked_by_x: boolean },
): ProblemMessage {
  const isAddress = kind === 'home_address';
  const shown = [...new Set(found.map((one) => one.shown))].filter((one) => one !== '');
  // Two addresses in one city differ in what is masked.
  const different = new Set(isAddress ? found.map(({ evidence }) => evidence[0]?.quote) : shown);
  const places = found.flatMap(({ evidence }) => evidence);
  const pages = new Set(places.flatMap((place) => (place.kind === 'page' ? [place.page] : [])));
  return {
    code: 'privacy.identifier_shown',
    values: {
      kind,
      number: different.size,
      shown: shown.slice(0, mostShown),
      pages: [...pages].sort((one, other) => one - other),
      places: places.length,
      ...rule,
    },
  };
}
