import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import type { ReadField } from '../Reading.ts';
import { dateField } from './dateField.ts';
import { findDates } from './findDates.ts';

const tailLines = 160;

const filings = [
  /\bfiled (?:the|this|a (?:true|copy)) /,
  /electronically filed/,
  /caused .{0,40}\bfiled\b/,
  /\bcopy (?:of .{3,40} )?(?:was|has been) (?:e-?)?filed\b/,
];
const filedWords = pattern('i')`${anyOf(filings)}`;

/** `I hereby certify that on June 5, 2020, I electronically filed the foregoing`; else the day it was served. */
export function serviceDate(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  let served: ReadField<string> | undefined;
  const tail = lines.slice(-tailLines);
  for (const [index, line] of tail.entries()) {
    const date = findDates(line.text).find((one) => one.iso <= today);
    if (date === undefined) continue;
    const sentence = [tail[index - 1], line, tail[index + 1], tail[index + 2]].map((one) => one?.text ?? '').join(' ');
    if (filedWords.test(sentence) && /certif/i.test(sentence)) return dateField(line, date, 'certified-filing');
    if (/\b(?:sworn|subscribed|affirmed)\b[^.;]{0,60}\b(?:this|on)\W*$/i.test(line.text.slice(0, date.start)))
      served ??= dateField(line, date, 'date-sworn');
    const own =
      /\b(?:served|mailed|serve|sent|furnished|transmitted|forwarded|delivered)\b/i.test(sentence) &&
      /\b(?:on|this)\W*(?:the )?$/i.test(line.text.slice(0, date.start));
    if (
      own &&
      /\b(?:certif|I,|proof|foregoing|(?:true|correct|this|above) copy|copy of (?:the|this|said)|copies|declare)/i.test(
        sentence,
      )
    )
      served ??= dateField(line, date, 'date-of-service');
  }
  return served;
}
