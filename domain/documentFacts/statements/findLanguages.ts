import type { DocumentLanguage } from '../languages.ts';
import type { Statement } from '../Statement.ts';
import { type StatementText, stated } from './StatementText.ts';

/** The text is examined in pieces: a passage in another language is at least about this long. */
const piece = 900;
const most = 6;
/** Of a piece's words, this many must be the language's commonest; running text has about twice as many. */
const share = 0.18;
/** Of a piece's letters, this many must be of another script. */
const shareOfScript = 0.3;

/** The commonest short words of languages in which evidence comes to court, as far as English has not the same. */
const common: Partial<Record<DocumentLanguage, string>> = {
  es: 'de la que el en los del las por con para una su al es lo como más o pero sus le ha si porque esta entre cuando muy sin sobre también yo está fue y un se',
  fr: "de la le et les des en un du une que est pour qui dans sur pas plus par je avec ce il au ses sont mais comme ou été nous vous leur cette était d'un n'est",
  pt: 'de que não do da em um para com uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também pelo pela até isso e o a',
  de: 'der und den von zu das mit sich des auf für ist im dem nicht ein eine als auch es werden aus hat dass sie nach wird bei einer um noch wie über einen so zum ich wurde',
  it: 'di che il per un del non una della con sono le si nel alla dei anche più gli ha come dal ma lo questo delle al è suo sua da dalla stato io essere ed e la',
  ht: 'nan yo ki pou ak li mwen sa te pa ou gen tout yon nou lan ki pral kote men lè fè se',
  vi: 'và của là có không cho được người một các trong với tôi này đã ngày tại những khi đến từ cũng như về',
  tl: 'ang ng sa mga na ay at ko niya siya kami ako hindi para nang namin kanyang ito iyon',
  pl: 'w i na z się do nie że jest o jak po od za przez przy tym dla jego są być który oraz ale',
};
const english =
  'the of and to in that is was for on with as by this be are or an which from not at it has have his her had';

/** Letters beyond the Latin ones, so that most documents need no count of scripts. */
const otherScript = /[\u0370-\u1dff\u3040-\ud7af]/;

/** Scripts other than ours, by their ranges of characters. */
const scripts: [language: DocumentLanguage, script: RegExp][] = [
  ['zh', /[\u4e00-\u9fff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['ja', /[\u3040-\u30ff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['pa', /[\u0a00-\u0a7f]/g],
  ['bn', /[\u0980-\u09ff]/g],
  ['hy', /[\u0530-\u058f]/g],
  ['th', /[\u0e00-\u0e7f]/g],
  ['el', /[\u0370-\u03ff]/g],
];

const languages = Object.keys(common) as DocumentLanguage[];
/** Word by word, the languages that have it among their commonest, as bits; the first bit is English. */
const wordBits = new Map<string, number>();
for (const word of english.split(' ')) wordBits.set(word, 1);
for (const [index, language] of languages.entries()) {
  for (const word of common[language]!.split(' ')) wordBits.set(word, (wordBits.get(word) ?? 0) | (2 << index));
}

/** Passages that are in another language than English, with its tag. */
export function findLanguages(document: StatementText): Statement[] {
  const { lower } = document;
  const found: Statement[] = [];
  let foreign = 0;
  for (let from = 0; from < lower.length; from += piece) {
    const text = lower.slice(from, from + piece);
    if (isEnglish(text)) continue;
    const language = languageOf(text);
    if (language === undefined) continue;
    foreign += text.length;
    if (found.length < most)
      found.push(stated(document, 'foreign_language', from, from + Math.min(text.length, 160), language));
  }
  if (found.length > 0 && foreign > 0.5 * lower.length)
    found.push({ kind: 'mostly_foreign', value: found[0]!.value!, evidence: found[0]!.evidence });
  return found;
}

/** A piece with this many English articles is English, which settles most pieces. */
const articles = 4;

function isEnglish(text: string): boolean {
  let at = 0;
  for (let count = 0; count < articles; count++) {
    at = text.indexOf(' the ', at) + 4;
    if (at < 4) return false;
  }
  return true;
}

function languageOf(text: string): DocumentLanguage | undefined {
  if (otherScript.test(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    for (const [language, script] of scripts) {
      const own = text.match(script)?.length ?? 0;
      if (own > 20 && own > shareOfScript * letters) return language;
    }
  }
  const words = text.split(/[^a-z\u00c0-\u024f\u1e00-\u1eff']+/);
  if (words.length < 25) return undefined;
  const times = new Array<number>(languages.length + 1).fill(0);
  for (const word of words) {
    const bits = wordBits.get(word);
    if (bits === undefined) continue;
    for (let index = 0; index < times.length; index++) if (bits & (1 << index)) times[index]!++;
  }
  let best = 1;
  for (let index = 2; index < times.length; index++) if (times[index]! > times[best]!) best = index;
  const said = times[best]!;
  return said > share * words.length && said > 3 * times[0]! ? languages[best - 1] : undefined;
}
