import { describeCaseNumber } from '#domain/caseNumbers/describeCaseNumber';
import type { DocumentText } from '#domain/documents/DocumentText';
import { dropFurniture } from '#domain/text/dropFurniture';
import type { FilingLine } from '#domain/text/FilingLine';
import { firstLines, toFilingLines } from '#domain/text/toFilingLines';
import { type Banners, readBanners } from './banners/readBanners.ts';
import { readReporterHead } from './banners/readReporterHead.ts';
import { type Caption, findCaption } from './caption/findCaption.ts';
import { readInlineTitle } from './caption/readInlineTitle.ts';
import { type Parties, readParties } from './caption/readParties.ts';
import { readPartiesInBody, readPetitionerInBody } from './caption/readPartiesInBody.ts';
import { spellName } from './caption/spellName.ts';
import { withoutCourtHeading } from './caption/withoutCourtHeading.ts';
import { settleConfidence } from './confidence/settleConfidence.ts';
import { caseHeading } from './contradictions/caseHeading.ts';
import { readCaseType } from './contradictions/readCaseType.ts';
import { courtParts } from './courtParts.ts';
import { limitLists } from './limitLists.ts';
import { withoutAttachments } from './lines/withoutAttachments.ts';
import { withoutCitationNote } from './lines/withoutCitationNote.ts';
import { emptyReading, type ReadField, type Reading } from './Reading.ts';
import { readAmount } from './readAmount.ts';
import { readBarNumbers } from './readBarNumbers.ts';
import { readCaseNumber } from './readCaseNumber.ts';
import {
  readCourt,
  readCourtAmongNames,
  readCourtByAddressee,
  readCourtByHost,
  readCourtInDocket,
  readCourtInStamps,
} from './readCourt.ts';
import { readDocumentType } from './readDocumentType.ts';
import { readFilingDate } from './readFilingDate.ts';
import { readFurther } from './readFurther.ts';
import { readJudge } from './readJudge.ts';
import { readService } from './readService.ts';
import { readSignature } from './readSignature.ts';
import type { StepEnded } from './StepEnded.ts';
import { summarize } from './summary/summarize.ts';
import { findTitle } from './title/findTitle.ts';
import { titleIn } from './title/titleIn.ts';

/** A caption may run over two pages; nothing of it stands after the third. */
const captionPages = 3;
const captionLines = 260;
const headingLines = 90;
/** As much of the body as names are looked up in. */
const runningText = 60_000;

/** Reads a filing: every value with where and how it was read. What the document does not say is left out. */
export function readFiling(document: DocumentText, { today, ended }: { today: string; ended?: StepEnded }): Reading {
  const lines = withoutCitationNote(toFilingLines(document));
  const reported = readReporterHead(lines);
  const banners = readBanners(reported === undefined ? lines : lines.slice(reported.lines.length));
  ended?.('lines and banners');
  const { rest } = banners;
  const firstPage = rest[0]?.page ?? 1;
  const early = isLaterPage(banners) ? [] : rest.filter((line) => line.page < firstPage + captionPages);
  const front = firstLines(early, captionLines, 30_000);
  const page = firstLines(
    front.filter((line) => line.page === firstPage),
    headingLines,
    9_000,
  );

  const headed = readCourt(page, 'caption-heading');
  const whole = findCaption(front, headed?.lines ?? new Set(), titleIn);
  const beside = whole === undefined ? undefined : readCourt(whole.beside, 'caption-column');
  const among = (headed ?? beside) === undefined && whole !== undefined ? readCourtAmongNames(page) : undefined;
  const caption = among === undefined ? whole : findCaption(front, among.lines, titleIn);
  const court =
    headed ??
    beside ??
    among ??
    readCourtByHost(front) ??
    readCourtInStamps(banners.stamps) ??
    readCourtInDocket(banners.docket) ??
    readCourtByAddressee(page) ??
    (reported && readCourt(reported.lines, 'reporter-head'));

  const parties = partiesOf(caption, front);
  // A form's check boxes are no caption: where a line names the sides, roles alone count for nothing.
  const titled = caption?.anchor === 'role' && parties.plaintiffs[0]?.method === 'title-line' ? undefined : caption;
  const title = findTitle(titled, page, headed?.lines ?? new Set());
  const criminal = parties.plaintiffs.some((party) =>
    /^(?:the )?(?:united states|people|state|commonwealth)\b/i.test(party.value),
  );
  const type = readDocumentType(title, front, rest, criminal);
  const number = readCaseNumber(banners, {
    caption:
      caption === undefined
        ? page
        : [...caption.before.filter(isOnPage(firstPage)), ...caption.beside, ...caption.parties],
    after: caption?.after.slice(0, 6).filter((line) => line.text.length < 70) ?? [],
    page,
    stateCourt: court?.name.system === 'state',
    appellate: court !== undefined && court.name.level !== 'trial',
  });
  ended?.('caption, title, number');
  const own = withoutAttachments(rest);
  const date =
    reported?.date ??
    readFilingDate(banners, own, {
      type: type?.value,
      number: number?.value,
      level: court?.name.level,
      today,
    });
  const named = readJudge([...front.slice(0, 160), ...(caption?.beside ?? [])], own, {
    type: type?.value,
    level: court?.name.level,
  });
  const judge = named ?? reported?.judge;
  const amount = readAmount(own, type?.value);
  const signature = readSignature(own, type?.value);
  const service = readService(rest);
  const running = document.text.slice(0, runningText);
  const spell = (fields: ReadField<string>[]) =>
    fields.map((field) => ({ ...field, value: spellName(field.value, running) }));
  ended?.('date, judge, amount, signature');
  const further = readFurther({
    own,
    rest,
    front,
    type: type?.value,
    number: number?.value,
    parties: [...parties.plaintiffs, ...parties.defendants, ...parties.claimants].map(({ value }) => value),
    served: service?.value === true,
  });
  ended?.('further fields');
  const caseType = readCaseType({
    ...{ court: court?.name, number, type, title: title?.title, plaintiffs: parties.plaintiffs },
    heading: caseHeading((headed ?? beside)?.lines, titled, page),
    isMatter: titled?.anchor === 'matter',
  });
  const values = said({
    doc_type: type,
    title: title?.title,
    plaintiffs: spell(parties.plaintiffs),
    defendants: spell(parties.defendants),
    amount_cents: amount,
    judge_name: judge && { ...judge, value: spellName(judge.value, running) },
    ...further,
  });
  const summary = summarize(
    dropFurniture(caption === undefined ? own : [...caption.after, ...rest.slice(front.length)]),
    values,
  );
  ended?.('summary');

  const read = said({
    doc_type: type,
    title: title?.title,
    court: court && { ...court.court, parts: courtParts(court.name) },
    location: court?.location,
    case_type: caseType,
    case_number: number && { ...number, parts: describeCaseNumber(number.value, court?.name) },
    filing_date: date,
    plaintiffs: spell(parties.plaintiffs),
    claimants: spell(parties.claimants),
    defendants: spell(parties.defendants),
    amount_cents: amount,
    judge_name: judge && { ...judge, value: spellName(judge.value, running) },
    has_signature_block: signature,
    has_certificate_of_service: service,
    bar_numbers: readBarNumbers(rest),
    ...further,
    summary,
  });
  const settled = settleConfidence(limitLists({ ...emptyReading(), ...read }), document);
  ended?.('bar numbers, names, confidence');
  return settled;
}

/** Only what the document says: a field without a value is none. */
function said(fields: { [Field in keyof Reading]?: Reading[Field] | undefined }): Partial<Reading> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The caption's parties; where it names no sides, those of a line that does, else those that the body introduces. */
function partiesOf(caption: Caption | undefined, front: readonly FilingLine[]): Parties {
  const found = readParties(withoutCourtHeading(caption?.parties ?? []));
  if (found.plaintiffs.length + found.defendants.length + found.claimants.length > 0 && caption?.anchor !== 'role')
    return found;
  if (caption?.anchor === 'matter') {
    const introduced = readPartiesInBody(caption.after);
    return introduced.plaintiffs.length + introduced.defendants.length > 0
      ? introduced
      : readPetitionerInBody(caption.after.filter((line) => titleIn(line.text) === undefined));
  }
  return readInlineTitle(front) ?? found;
}

/** Pages cut out of a filing: the docket's head counts on from another first page, and no caption is to be looked for. */
function isLaterPage({ docket }: Banners): boolean {
  const text = docket[0]?.lines.map((line) => line.text).join(' ') ?? '';
  const page = /\b(?:page|pg\.?)\s*:?\s*(\d+)/i.exec(text.replace(/page ?id\W*\d+/gi, ''));
  return page !== null && Number(page[1]) > 1;
}

function isOnPage(page: number): (line: FilingLine) => boolean {
  return (line) => line.page === page;
}
