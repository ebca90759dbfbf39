import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { documentType, isCourtsOwn } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import type { Banner } from './banners/Banner.ts';
import type { Banners } from './banners/readBanners.ts';
import type { DocketReport } from './banners/readDocketReport.ts';
import { slipDate } from './banners/readReporterHead.ts';
import {
  areMinutes,
  captionDate,
  databaseDate,
  decisionDate,
  deliveredAtEnd,
  dispositionDate,
  docketEntryDate,
  labeledDecision,
  letterDate,
  onItsOwnLine,
} from './dates/decisionDates.ts';
import { receivedDate } from './dates/receivedDate.ts';
import { serviceDate } from './dates/serviceDates.ts';
import { signatureDate } from './dates/signatureDates.ts';
import type { ReadField } from './Reading.ts';

type Filed = {
  type: DocumentTypeId | undefined;
  number: string | undefined;
  level: CourtName['level'] | undefined;
  today: string;
  report?: DocketReport | undefined;
};

const frontLines = 70;

/**
 * The day the document was filed: from the docket's head, else the clerk's stamp, else the day it was decided, else the day next to its signature. A day after `today` is a misprint and is passed over.
 */
export function readFilingDate(
  banners: Banners,
  lines: readonly FilingLine[],
  { type, number, level, today, report }: Filed,
): ReadField<string> | undefined {
  if (report !== undefined) return fromReport(banners, report);
  const stamped = inOrder(banners, number).flatMap((banner) => banner.date ?? []);
  const official = stamped.find((date) => date.value <= today);
  if (official !== undefined) return official;
  const front = lines.filter((line) => line.page === lines[0]?.page).slice(0, frontLines);
  const appeals = level === 'appellate' || level === 'highest';
  // An appellate opinion often bears no title.
  const judicial = type === undefined ? appeals : documentType(type).statesDecisionDate;
  return (
    slipDate(front) ??
    (type === undefined || isCourtsOwn(type) ? databaseDate(front, today) : undefined) ??
    (judicial || areMinutes(front) ? decisionDate(front, today) : undefined) ??
    (appeals && !isFiled(type) ? labeledDecision(front, today) : undefined) ??
    (appeals ? dispositionDate(front, today) : undefined) ??
    (appeals && judicial ? deliveredAtEnd(lines, today) : undefined) ??
    receivedDate(front, today) ??
    letterDate(front, today) ??
    docketEntryDate(front, today) ??
    captionDate(front, today) ??
    signatureDate(lines, today) ??
    serviceDate(lines, today) ??
    // The cover of a brief may give its day at the foot.
    (appeals ? onItsOwnLine(front, today) : undefined)
  );
}

/** A party's brief on appeal may state when the decision below was made. */
function isFiled(type: DocumentTypeId | undefined): boolean {
  return type !== undefined && /brief|motion|petition|appendix|notice/.test(type);
}

/** A docket report is of the day its case was opened. The stamps it seems to have are the headings of its entries. */
function fromReport({ docket }: Banners, report: DocketReport): ReadField<string> | undefined {
  return docket.find((banner) => banner.date !== undefined)?.date ?? report.date;
}

/** Heads of the document's own case come before the clerk's stamp, another case's head (a removed paper's) after it. */
function inOrder({ docket, stamps }: Banners, number: string | undefined): Banner[] {
  const isOwn = (banner: Banner) =>
    banner.number === undefined || number === undefined || sameCaseNumber(banner.number.value, number);
  return [...docket.filter(isOwn), ...stamps, ...docket.filter((banner) => !isOwn(banner))];
}
