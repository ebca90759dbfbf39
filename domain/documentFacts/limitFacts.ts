import { mostFacts } from '#domain/documents/mostFacts';
import type { DocumentFacts } from './DocumentFacts.ts';

/** Places of one fact; a finding shows the first. */
const mostPlaces = 40;
/** Characters of what one fact quotes. */
const longestQuote = 600;

/** A document's facts, limited so that they can be stored for any document. */
export function limitFacts(facts: DocumentFacts): DocumentFacts {
  return {
    ...facts,
    statements: facts.statements.slice(0, mostFacts.statements).map(limitPlaces),
    parts: facts.parts.slice(0, mostFacts.parts).map(limitPlaces),
    identifiers: facts.identifiers.slice(0, mostFacts.identifiers).map(limitPlaces),
    unseen: facts.unseen
      .slice(0, mostFacts.unseen)
      .map((one) => (one.boxes.length > mostPlaces ? { ...one, boxes: one.boxes.slice(0, mostPlaces) } : one)),
    citations: facts.citations.slice(0, mostFacts.citations).map(limitPlaces),
  };
}

function limitPlaces<Fact extends Pick<DocumentFacts['statements'][number], 'evidence'>>(fact: Fact): Fact {
  const { evidence } = fact;
  const isShort =
    evidence.length <= mostPlaces &&
    evidence.every((one) => one.quote.length <= longestQuote && boxesOf(one) <= mostPlaces);
  return isShort ? fact : { ...fact, evidence: evidence.slice(0, mostPlaces).map(limitPlace) };
}

type Place = DocumentFacts['statements'][number]['evidence'][number];

const boxesOf = (place: Place) => (place.kind === 'page' ? place.boxes.length : 0);

function limitPlace(place: Place): Place {
  const quote = place.quote.slice(0, longestQuote);
  return place.kind === 'page' ? { ...place, quote, boxes: place.boxes.slice(0, mostPlaces) } : { ...place, quote };
}
