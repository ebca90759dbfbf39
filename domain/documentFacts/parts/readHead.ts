import type { DocumentText } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { readBanners } from '#domain/reading/banners/readBanners';
import { findCaption } from '#domain/reading/caption/findCaption';
import { readParties } from '#domain/reading/caption/readParties';
import { withoutCourtHeading } from '#domain/reading/caption/withoutCourtHeading';
import type { ReadField } from '#domain/reading/Reading';
import { readCaseNumber } from '#domain/reading/readCaseNumber';
import { readCourt } from '#domain/reading/readCourt';
import { findTitle } from '#domain/reading/title/findTitle';
import { titleIn } from '#domain/reading/title/titleIn';
import { cleanText } from '#domain/text/cleanText';
import type { FilingLine } from '#domain/text/FilingLine';
import { firstLines } from '#domain/text/firstLines';

/** What the head of a further paper says of it: enough to tell what it is and whose. */
export type Head = {
  doc_type: DocumentTypeId;
  title: ReadField<string>;
  case_number: string | null;
  names: string[];
  /** A clerk's stamp stands on it. */
  stamped: boolean;
};

const headLines = 90;

/** Reads the caption of a sheet as the reader of filings would, and nothing else of it. */
export function readHead(document: DocumentText): Head | undefined {
  const { rest, docket, stamps } = readBanners(cleanText(document).lines);
  const page: FilingLine[] = firstLines(rest, headLines, 9_000);
  const headed = readCourt(page, 'caption-heading');
  const heading = headed?.lines ?? new Set<FilingLine>();
  const caption = findCaption(page, heading, titleIn);
  const title = findTitle(caption, page, heading);
  if (title === undefined) return undefined;
  const number = readCaseNumber(
    { docket, stamps, rest },
    {
      caption: caption === undefined ? page : [...caption.before, ...caption.beside, ...caption.parties],
      after: caption?.after.slice(0, 6).filter((line) => line.text.length < 70) ?? [],
      page,
      stateCourt: headed?.name.system === 'state',
      appellate: headed !== undefined && headed.name.level !== 'trial',
    },
  );
  const { plaintiffs, defendants, claimants } = readParties(withoutCourtHeading(caption?.parties ?? []));
  return {
    doc_type: title.type,
    title: title.title,
    case_number: number?.value ?? null,
    names: [...plaintiffs, ...defendants, ...claimants].map(({ value }) => value),
    stamped: stamps.length > 0,
  };
}
