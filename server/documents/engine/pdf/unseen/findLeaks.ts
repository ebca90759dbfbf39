import { givenNames } from '#domain/reading/caption/givenNames';
import { furtherGivenNames } from './furtherGivenNames.ts';
import type { Property } from './readProperties.ts';

const identifier = /\b\d{3}-\d{2}-\d{4}\b|\b\d{4}([ -])\d{4}\1\d{4}\1\d{4}\b/;
const madeBy = new Set(['Creator', 'Producer']);
/** Days, numbers and names that programs write. */
const ofPrograms = /^(?:uuid:|urn:|xmp[.:]|D:\d|\d{4}-\d\d-\d\dT|application\/|Adobe )/i;
/** Words that titles of documents have and their pages need not. */
const ofTitles = new Set(
  'a an and of the to in on for by with from motion notice order proposed exhibit exhibits appendix attachment declaration affidavit complaint petition answer brief memorandum reply response opposition stipulation judgment decree certificate service summons subpoena document documents filing filed final draft copy redacted unredacted sealed public version amended first second third page pages table contents authorities microsoft word pdf doc docx untitled court case civil criminal county state united states district superior supreme appeal appeals plaintiff defendant petitioner respondent transcript hearing deposition testimony letter form cover sheet report summary introduction background argument conclusion facts statement section part chapter volume january february march april may june july august september october november december should must may can will not be is are was were has have had this that its his her their all any no nor or if as at under over between against because when where which who why how did does do fail fails grant deny denied law rule rules fact issue issues claim claims relief jury trial interview invoice contract lease note statement records email emails text article act code title count counts review interest interests venue fees costs damages action error evidence discovery process need harm fraud duty breach trust care proof law laws work records texas ohio california florida york illinois america'.split(
    ' ',
  ),
);
/** Endings of ordinary words, in headings that a page does not repeat. */
const ordinary = /.{3}(?:ion|ent|ing|ed|ity|ies|ess|ly|ble|ous|ive|nce|hip|ism|ure|ary|ory)s?$/;

/**
 * Properties that reveal what the pages hide: a word that a failed redaction was to hide, an identification number, or,
 * if boxes are blacked out, a name that appears nowhere.
 */
export function findLeaks(
  properties: readonly Property[],
  {
    seen,
    secret,
    hasBoxes,
    texts = [],
  }: { seen: ReadonlySet<string>; secret: ReadonlySet<string>; hasBoxes: boolean; texts?: readonly string[] },
): Property[] {
  let pages: string | undefined;
  // Hyphens at line ends, spaced letters and ligatures part a heading's words, and its bookmark does not.
  const isOnPages = (text: string) => {
    pages ??= squeeze(texts.join(''));
    const said = squeeze(text);
    return said.length >= leastSqueezed && pages.includes(said);
  };
  return properties.filter(({ name, text, about }) => {
    if (madeBy.has(name) || ofPrograms.test(text)) return false;
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const unsaid = words.filter((word) => !seen.has(word.toLowerCase()));
    if (unsaid.some((word) => word.length > 2 && secret.has(word.toLowerCase()))) return true;
    const number = identifier.exec(text)?.[0];
    if (number?.split(/\D+/).every((figures) => !seen.has(figures))) return true;
    if (!hasBoxes) return false;
    if (!about)
      return namesPerson(text, seen) || namesInAddress(text, seen) || (ofPeople.test(name) && namesSomeone(text, seen));
    if (name !== 'Bookmark') return namesSomeone(text, seen);
    return !isOnPages(text) && namesOne(text, seen, isOnPages);
  });
}

const leastSqueezed = 4;
const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Names of files, also those that programs write as titles, and those with a number of a document management system. */
const fileName =
  /\.(?:docx?|pdf|rtf|wpd|indd)\b|[_\\]|https?:|^uuid:|\d{4}-\d\d-\d\d|^Microsoft (?:Word|Excel|PowerPoint) - |\d{4}-\d{4}-\d{4}\b.*\bv\.?\d/i;

/** Two names in a row that appear on no page. */
function namesSomeone(text: string, seen: ReadonlySet<string>): boolean {
  if (fileName.test(text)) return false;
  const words = text.split(/\s+/);
  return words.some((word, at) => isName(word, seen) && isName(words[at + 1] ?? '', seen));
}

/** A word that the name of a person follows. */
const role =
  /\b(?:child|minor|informant|victim|witness|patient|student|juror|daughter|son|client|employee|known as|named|of|Mrs?\.|Ms\.|Dr\.)[,:]?$/i;
const isGiven = (word = '') => givenNames.has(word.toLowerCase()) || /^(?:Mrs?|Ms|Dr)\.$/.test(word);

/** A bookmark repeats a heading; one with a full name or a number that appears on no page repeats what was there before. */
function namesOne(text: string, seen: ReadonlySet<string>, isOnPages: (word: string) => boolean): boolean {
  const words = text.split(/[\s_]+/);
  const isUnknown = (word: string | undefined) =>
    word !== undefined && word.length > 2 && isName(word, seen) && !isOnPages(word);
  return words.some((word, at) => {
    const figures = word.replace(/\D/g, '');
    if (figures.length > 5) return !seen.has(figures);
    if (!isUnknown(word)) return false;
    const next = /^\p{Lu}\.?$/u.test(words[at + 1] ?? '') ? words[at + 2] : words[at + 1];
    const before = [words.slice(0, at), words.slice(0, Math.max(0, at - 1))].map((some) => some.join(' '));
    return isUnknown(next) || isGiven(words[at - 1]) || before.some((some) => role.test(some));
  });
}

/** A given name with a further name, in addresses and in what programs name: other words there are no names. */
function namesPerson(text: string, seen: ReadonlySet<string>): boolean {
  const words = text.split(/[^\p{L}]+/u);
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    if (next.length < 4 || !isGivenName(word) || isCapital(word) !== isCapital(next)) return false;
    return isName(asName(word), seen) && isName(asName(next), seen);
  });
}

const isGivenName = (word: string) => givenNames.has(word.toLowerCase()) || furtherGivenNames.has(word.toLowerCase());

/** Custom properties that hold the name of a person. */
const ofPeople =
  /client|patient|victim|minor|child|witness|informant|student|juror|employee|claimant|debtor|tenant|borrower|insured/i;
/** Folders and questions of web addresses that a person's name follows. */
const personInAddress =
  /[/?&=](?:patients?|clients?|people|persons?|profiles?|users?|members?|employees?|students?|witness(?:es)?|victims?|inmates?|children|name|in|author)[/=]([\p{L}]{3,})[-_. +]([\p{L}]{3,})(?=$|[/?&#])/iu;
const mailbox = /^mailto:([a-z]{3,})[._]([a-z]{3,})@/i;
/** Words of mailboxes that belong to offices. */
const ofOffices = new Set(
  'admin billing campus center chambers clerk clerks contact counsel customer desk division efile efiling email enquiries feedback finance general help human info information intake judge legal line mail main manager media member new news office officer online operations payment payments permit permits planning police press privacy public relations reception reply request requests resources sales security self services sheriff support team tech technical the traffic user visitor web webmaster your'.split(
    ' ',
  ),
);

/** Two names in the address of a mailbox, or of a page about a person. */
function namesInAddress(text: string, seen: ReadonlySet<string>): boolean {
  const found = mailbox.exec(text) ?? personInAddress.exec(text);
  const names = found?.slice(1) ?? [];
  return names.length > 0 && names.every((name) => !ofOffices.has(name.toLowerCase()) && isName(asName(name), seen));
}

/** Whether words contain a capitalized one that no page shows: where something was redacted, it may be a name. */
export function mayName(text: string, seen: ReadonlySet<string>): boolean {
  return text.split(/[^\p{L}]+/u).some((word) => word.length > 2 && isName(word, seen));
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const asName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function isName(word: string, seen: ReadonlySet<string>): boolean {
  const plain = word.replace(/[^\p{L}]/gu, '');
  const folded = plain.toLowerCase();
  return /^\p{Lu}\p{Ll}{1,}/u.test(plain) && !seen.has(folded) && !ofTitles.has(folded) && !ordinary.test(folded);
}
