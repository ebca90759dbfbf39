import type { DocumentText } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { readBanners } from '#domain/reading/banners/readBanners';
import { findCaption } from '#domain/reading/caption/findCaption';
import { readParties } from '#domain/reading/caption/readParties';
import { withoutCourtHeading } from '#domain/reading/caption/withoutCourtHeading';
import type { ReadField } from '#domain/reading/Reading';
import { readCourt } from '#domain/reading/readCourt';
import { findNumber } from '#domain/reading/stages/findNumber';
import { findTitle } from '#domain/reading/title/findTitle';
import { titleIn } from '#domain/reading/title/titleIn';
import { cleanText } from '#domain/text/cleanText';
import type { FilingLine } from '#domain/text/FilingLine';
import { firstLines } from '#domain/text/firstLines';

/** What the head of another document states: enough to identify the document and its author. */
export type Head = {
  doc_type: DocumentTypeId;
  title: ReadField<string>;
  case_number: string | null;
  names: string[];
  /** A clerk's stamp appears on it. */
  stamped: boolean;
};

const headLines = 90;

/** Reads the caption of a sheet as the reader of filings would, and nothing else of it. */
export function readHead(document: DocumentText): Head | undefined {
  const banners = readBanners(cleanText(document).lines);
  const page = firstLines(banners.rest, headLines, 9_000);
  const court = readCourt(page, 'caption-heading');
  const heading = court?.lines ?? new Set<FilingLine>();
  const caption = findCaption(page, heading, titleIn);
  const title = findTitle(caption, page, heading);
  if (title === undefined) return undefined;
  const { number } = findNumber({ banners, page, rest: page, firstPage: page[0]?.page ?? 1, caption, court });
  const { plaintiffs, defendants, claimants } = readParties(withoutCourtHeading(caption?.parties ?? []));
  return {
    doc_type: title.type,
    title: title.title,
    case_number: number?.value ?? null,
    names: [...plaintiffs, ...defendants, ...claimants].map(({ value }) => value),
    stamped: banners.stamps.length > 0,
  };
}
