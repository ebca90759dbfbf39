import { spellDay } from '#domain/days/spellDay';
import { docketText } from '#domain/docketing/docketText';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findFilingCodes } from '#server/packs/findCodes';
import { proposeDocketEntry } from '#server/review/proposeDocketEntry';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { PlannedDocument } from './plan/PlannedCase.ts';
import { hour } from './plan/scripts/civil.ts';

type Confirmed = {
  code: string | null;
  text: string;
  on_behalf_of?: string;
  related_number?: number;
  sealed: boolean;
};

/**
 * The docket entry as a sample clerk confirms it: what the portal proposes for the title of the document, with what the
 * clerk adds: the hearing, the fee with its receipt, whom a proof of service names. Undefined for a further court, whose
 * clerks enter what the portal proposes.
 */
export async function confirmSampleEntry(
  db: Db,
  filing: typeof filings.$inferSelect,
  case_id: string,
  { heading, hearing, docket }: PlannedDocument,
): Promise<Confirmed | undefined> {
  if (furtherCourts.some(({ id }) => id === filing.court_id)) return undefined;
  const court = await findCourt(db, filing.court_id);
  const read = { ...filing, title: heading };
  const { code, text, on_behalf_of, related_number } = await proposeDocketEntry(db, court, {
    filing: read,
    case_id,
    ...(docket.code && { code: docket.code }),
  });
  const codes = await findFilingCodes(db, filing.court_id);
  const template = docket.code === null ? undefined : codes.find(({ id }) => id === code);
  const party = on_behalf_of ? { party: on_behalf_of } : {};
  const own =
    template === undefined
      ? `${inSentence(heading)}${on_behalf_of ? `; filed by ${on_behalf_of}` : ''}`
      : template && docket.values
        ? written(docketText(template, { ...docket.values, ...party }, 'state'), text)
        : text;
  const has = (name: string) => !template || (template.state ?? '').includes(`{${name}}`);
  const { paid } = docket;
  const added = [
    ...(hearing && has('hearing')
      ? [`hearing ${spellDay(hearing.date)}, ${hour(hearing.time)}, Dept. ${hearing.department}`]
      : []),
    ...(paid && has('fee') ? [`fee ${paid.fee}, receipt ${paid.receipt}`] : []),
  ];
  return {
    code: template?.id ?? null,
    text: [own, ...added].join('; '),
    ...(on_behalf_of && { on_behalf_of }),
    ...(related_number !== null && docket.code !== null && { related_number }),
    sealed: false,
  };
}

/** The titles of planned documents name no one. */
const inSentence = (heading: string) => heading.charAt(0) + heading.slice(1).toLowerCase();

const written = (result: ReturnType<typeof docketText>, otherwise: string) =>
  'text' in result ? result.text : otherwise;
