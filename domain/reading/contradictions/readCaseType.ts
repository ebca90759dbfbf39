import type { CourtName } from '#domain/courts/recognize/CourtForm';
import type { Evidence } from '#domain/documents/DocumentText';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { documentTypeLabel } from '#domain/documentTypes/label';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines, printedIn } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import type { CaseKind } from './CaseKind.ts';
import { kindOfNumber } from './kindOfNumber.ts';
import { ofCriminalType, prosecutors, wordSigns } from './kindSigns.ts';

/** The signs of a document's case type. */
export type CaseDocument = {
  court: CourtName | undefined;
  number: ReadField<string> | undefined;
  type: ReadField<DocumentTypeId> | undefined;
  title: ReadField<string> | undefined;
  plaintiffs: readonly ReadField<string>[];
  /** The court's heading and the caption below it, without the lawyers' addresses above. */
  heading: readonly FilingLine[];
  /** The caption names a matter (`In re …`) and no two sides. */
  isMatter: boolean;
};

type Sign = { kind: CaseKind; points: number; words: string; isNumber?: true; evidence: Evidence[] };

/** The points from which a case type is reported, and the required lead over the next one. */
const enough = 3;
const lead = 2;
/** From this many points on it is beyond doubt. */
const plenty = 5;
const longestHeading = 4000;

/** The case type that a document shows, by several signs weighed against each other. Nothing where it is in doubt. */
export function readCaseType(document: CaseDocument): ReadField<string> | undefined {
  const signs = [...ofNumber(document), ...ofDocumentType(document), ...ofPlaintiff(document), ...ofWords(document)];
  const points = new Map<CaseKind, number>();
  for (const sign of signs) points.set(sign.kind, (points.get(sign.kind) ?? 0) + sign.points);
  const [best, next] = [...points].sort(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < enough || best[1] - (next?.[1] ?? 0) < lead) return undefined;
  const own = signs.filter(({ kind }) => kind === best[0]);
  const number = own.find(({ isNumber }) => isNumber);
  const words = own.filter(({ isNumber }) => !isNumber).map((sign) => sign.words);
  return {
    value: best[0],
    ...readBy(best[1] >= plenty ? 'case-signs, plenty' : 'case-signs'),
    evidence: own.flatMap(({ evidence }) => evidence),
    parts: {
      ...(number && { case_number: number.words }),
      ...(words.length > 0 && { signs: eachOnce(words).slice(0, 3).join('\n') }),
    },
  };
}

/** The words of the document type and of its title are often the same but for their capitals. */
function eachOnce(words: readonly string[]): string[] {
  return words.filter((one, index) => index === words.findIndex((other) => other.toLowerCase() === one.toLowerCase()));
}

function ofNumber({ number, court }: CaseDocument): Sign[] {
  const sign = number && kindOfNumber(number.value, court);
  return sign ? [{ ...sign, words: number.value, isNumber: true, evidence: number.evidence.slice(0, 1) }] : [];
}

function ofDocumentType({ type }: CaseDocument): Sign[] {
  if (type === undefined || !documentType(type.value).criminalOnly) return [];
  return [
    {
      kind: 'Criminal',
      points: ofCriminalType,
      words: documentTypeLabel(type.value),
      evidence: type.evidence.slice(0, 1),
    },
  ];
}

function ofPlaintiff({ plaintiffs, isMatter }: CaseDocument): Sign[] {
  const [first] = plaintiffs;
  const sign = !isMatter && first && prosecutors.find(({ pattern }) => pattern.test(first.value.trim()));
  if (!sign) return [];
  return [{ kind: 'Criminal', points: sign.points, words: `${first.value} v.`, evidence: first.evidence.slice(0, 1) }];
}

/** Each kind of words once, so that a long heading does not outweigh the rest. */
function ofWords({ heading, title, isMatter }: CaseDocument): Sign[] {
  const joined = joinLines(heading);
  const text = joined.text.slice(0, longestHeading);
  return wordSigns.flatMap(({ kind, points, pattern, inMatters, inTitle }): Sign[] => {
    if (inMatters && !isMatter) return [];
    const inText = inTitle ? null : pattern.exec(text);
    if (inText) {
      const end = inText.index + inText[0].length;
      const words = printedIn(joined, inText.index, end);
      return [{ kind, points, words, evidence: evidenceIn(joined, inText.index, end) }];
    }
    const found = title && pattern.exec(title.value.slice(0, 500));
    return found ? [{ kind, points, words: found[0].replace(/\s+/g, ' '), evidence: title.evidence.slice(0, 1) }] : [];
  });
}
