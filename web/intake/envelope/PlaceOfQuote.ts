import { createContext } from 'react';
import type { Quoted } from '#contract/draftEnvelope';

/** Finds a quoted text in the document that is shown beside the envelope; null if the document does not have it. */
export type FindQuote = (quoted: Quoted) => (() => void) | null;

export const PlaceOfQuote = createContext<FindQuote>(() => null);
