import { policyOf } from '#domain/acceptance/acceptancePolicies';
import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { largestDocumentBytes } from '#domain/documents/fileFormats';
import { bytesPerMb } from './bytesPerMb.ts';
import type { SizeLimits, SizeSettings } from './SizeLimits.ts';

/** The range within which a court can set its limits. */
export const largestDocumentMb = largestDocumentBytes / bytesPerMb;
export const largestEnvelopeMb = 1000;

type PublishedLimit = { document_mb: number; envelope_mb: number | null; authority: string; confidence: Confidence };

/**
 * The limits that court systems have published. Each court can set its own, because many set them by local rule or in
 * the terms of their filing provider.
 */
export const publishedLimits: Record<string, PublishedLimit & CheckedFact> = {
  california_appeal: {
    ...{ document_mb: 25, envelope_mb: null, authority: 'CRC 8.74(a)(5)' },
    ...{ confidence: 'uncertain', checked_on: '2026-11-24' },
  },
  new_york_trial: {
    ...{ document_mb: 100, envelope_mb: null, authority: '22 NYCRR 202.5-b; NYSCEF technical order AO/294/18' },
    ...{ confidence: 'verified', checked_on: '2026-11-24' },
  },
  new_york_appellate: {
    ...{ document_mb: 100, envelope_mb: null, authority: '22 NYCRR Part 1245, Attachment A' },
    ...{ confidence: 'verified', checked_on: '2026-11-24' },
  },
  florida_trial: {
    // A clerk's page names this limit of the statewide portal; no rule does.
    ...{ document_mb: 50, envelope_mb: null, authority: 'Florida Courts E-Filing Portal' },
    ...{ confidence: 'uncertain', checked_on: '2026-11-24' },
  },
  illinois_trial: {
    ...{ document_mb: 25, envelope_mb: 50, authority: 'eFileIL Electronic Document Standards items 1-2' },
    ...{ confidence: 'verified', checked_on: '2026-11-24' },
  },
  illinois_reviewing: {
    ...{ document_mb: 150, envelope_mb: null, authority: 'eFileIL Electronic Document Standards items 1-2' },
    ...{ confidence: 'verified', checked_on: '2026-11-24' },
  },
};

/** The portal's own limits, for courts that have published none. */
export const defaultLimits = { document_mb: 50, envelope_mb: 200 };

type Court = { name: string; level: CourtLevel; jurisdiction: Jurisdiction | null };

/** The limits of a court: its own, else those of its system on file, else the portal's. */
export function sizeLimitsOf(court: Court, settings: SizeSettings): SizeLimits {
  const published = publishedLimits[policyOf(court).system];
  const { document_mb, envelope_mb, authority, confidence } = published ?? {
    ...defaultLimits,
    authority: null,
    confidence: 'uncertain' as const,
  };
  const set_by_court = settings.document_mb !== null || settings.envelope_mb !== null;
  return {
    document_mb: settings.document_mb ?? document_mb,
    envelope_mb: settings.envelope_mb ?? envelope_mb,
    authority: set_by_court ? settings.authority : authority,
    confidence: set_by_court ? 'verified' : confidence,
    set_by_court,
  };
}
