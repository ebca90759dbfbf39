import type { FilingLine } from './lines/FilingLine.ts';
import { evidenceOf } from './lines/JoinedText.ts';
import type { ReadField } from './Reading.ts';

const labelled =
  /\b(?:(?:state |s\.? ?)?bar|sbn|csb|attorney (?:registration|reg|i\.?d|no)|atty\.?|ardc|tbn|fbn|florida bar|texas bar|firm i\.?d)\b[\s.:]*(?:card )?(?:registration )?(?:no|number|num|id|#)?[\s.:#]*(?:no\.?)?\s*([A-Z]{0,2}-?\d{4,8})\b/gi;
/** Michigan's `(P59518)` and the federal bar's initials `(HY-8962)`, `(JM 1234)` beside a lawyer's name. */
const beside = /\(([A-Z]{1,2}[- ]?\d{4,6})\)/g;
const listed = /^(?:[A-Z][\w.'-]* ){1,4}.*?\((?:SBN|Bar|#)?\s*#?(\d{5,8})\)/;

/** The lawyers' bar numbers that the paper gives, each once. */
export function readBarNumbers(lines: readonly FilingLine[]): ReadField<string>[] {
  const found: ReadField<string>[] = [];
  const add = (line: FilingLine, value: string, at: number, confidence: number) => {
    const number = value.replace(/\s/g, '-');
    if (found.some((one) => one.value === number)) return;
    found.push({
      value: number,
      confidence,
      method: 'bar-number',
      evidence: [evidenceOf(line, at, at + value.length)],
    });
  };
  for (const line of lines) {
    if (!/\d{4}/.test(line.text) || line.text.length > 160) continue;
    for (const match of line.text.matchAll(labelled))
      add(line, match[1]!, match.index + match[0].lastIndexOf(match[1]!), 0.95);
    for (const match of line.text.matchAll(beside)) add(line, match[1]!, match.index + 1, 0.85);
    const match = listed.exec(line.text);
    if (match !== null) add(line, match[1]!, match.index + match[0].lastIndexOf(match[1]!), 0.8);
  }
  return found;
}
