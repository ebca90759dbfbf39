import type { DocumentText } from '#domain/documents/DocumentText';
import type { ReadField, Reading } from '#domain/reading/Reading';
import { cleanText } from '#domain/text/cleanText';
import type { Statement, StatementKind } from './Statement.ts';
import { attachments } from './statements/attachments.ts';
import { certificates } from './statements/certificates.ts';
import { charges } from './statements/charges.ts';
import { disclosures } from './statements/disclosures.ts';
import { families } from './statements/families.ts';
import { findAttachedExhibits } from './statements/findAttachedExhibits.ts';
import { findCaptionSigns } from './statements/findCaptionSigns.ts';
import { findContacts } from './statements/findContacts.ts';
import { findFrontSigns } from './statements/findFrontSigns.ts';
import { findLanguages } from './statements/findLanguages.ts';
import { findNumbering } from './statements/findNumbering.ts';
import { makePhraseFinder } from './statements/findPhrases.ts';
import { findSections } from './statements/findSections.ts';
import { findServiceCertificates } from './statements/findServiceCertificates.ts';
import { findSigningPlace } from './statements/findSigningPlace.ts';
import { oaths } from './statements/oaths.ts';
import { pleadings } from './statements/pleadings.ts';
import { reviews } from './statements/reviews.ts';
import { layOutDraft } from './statements/StatementText.ts';

const findPhrases = makePhraseFinder([
  ...oaths,
  ...certificates,
  ...pleadings,
  ...disclosures,
  ...charges,
  ...families,
  ...reviews,
  ...attachments,
]);

/** Everything that a document states or carries that some court's rule asks for: its headings, certificates, oaths and set phrases. */
export function findStatements(text: DocumentText, reading: Reading): Statement[] {
  const { lines, body } = cleanText(text);
  const document = layOutDraft(body);
  return [
    ...findCaptionSigns(document, lines, reading),
    ...findFrontSigns(document),
    ...findAttachedExhibits(document),
    ...findSections(document),
    ...findServiceCertificates(document),
    ...findPhrases(document),
    ...findNumbering(document),
    ...findSigningPlace(document, reading),
    ...findContacts(document),
    ...findLanguages(document),
    ...fromReading(reading),
  ];
}

/** What has already been read. */
function fromReading({ jury_demand, relief }: Reading): Statement[] {
  return [
    ...(jury_demand?.value === true ? [as('jury_demand', jury_demand)] : []),
    ...relief.slice(0, 3).map((one) => as('prayer', one)),
  ];
}

const as = (kind: StatementKind, { evidence }: ReadField<unknown>): Statement => ({ kind, evidence });
