const titles = /^(?:hon(?:orable|\.)?|mr\.?|mrs\.?|ms\.?|dr\.?|judge|justice)\s+/i;
const endings = /,?\s+(?:esq(?:uire)?\.?|jr\.?|sr\.?|ii|iii|iv|ph\.?d\.?|m\.?d\.?|attorney at law|j\.?d\.?)\.?\s*$/i;
const shape =
  /^\p{Lu}[\p{L}'.-]*(?:\s(?:\p{Lu}[\p{L}'.-]*|de|la|del|van|von|der|bin|al)){1,4}(?:,?\s(?:Jr|Sr|JR|SR|II|III|IV)\.?)?$/u;
const notNames =
  /\b(?:court|county|state|attorneys?|counsel|law|llp|llc|ltd|inc|corp|firm|offices?|group|associates|street|avenue|suite|united|states|plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|clerk|judge|district|superior|dated?|submitted|respectfully|certificate|service|exhibit|order|motion|city|department|bar|california|texas|florida|illinois|new york|pllc|p\.c|p\.a|s\.a|company|bank|trust|fund|university|drive|road|box|floor|esquire|declarant|signature|name|title|telephone|email|manager|general|solicitor|secretary|director|president|acting|assistant|deputy|questions?|presented|support|amic(?:us|i)|curiae|and|in|of|for|the|to|by|with|on|public|defender|division|section|unit|chief|lead|interim|liaison|table|contents|argument|introduction|conclusion|statement|brief|memorandum|reply|response|complaint|declaration|notary|commission|hereby|pursuant|square|plaza|center|building|tower|jury|trial|demand(?:ed)?|via|truly|very|vice|pro|hac|please|take|yes|no|not|date|page|tel|phone|fax|copy|copies|mail|dear|re|cc|honorable|limited|unlimited|civil|criminal|action|case|docket|national|american|international)\b/i;

/** The name of a natural person alone on a line, without titles of courtesy; undefined where the words are no such name. */
export function personName(text: string): string | undefined {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;:]+$/, '')
    .replace(titles, '')
    .replace(endings, (ending) => (/jr|sr|ii|iv/i.test(ending) ? ending : ''))
    .replace(/,\s*$/, '');
  if (!shape.test(bare) || notNames.test(bare) || bare.length > 48) return undefined;
  const words = bare.split(' ').filter((word) => word.replace(/[^A-Za-z]/g, '').length > 1);
  // Initials alone are a label: `PA I.D.`
  return words.length < 2 ||
    !words.some((word) => /^[^.]*[A-Za-z]{2}[^.]*\.?$/.test(word)) ||
    /^[A-Z]{2}$/.test(bare.split(' ')[0]!)
    ? undefined
    : bare;
}
