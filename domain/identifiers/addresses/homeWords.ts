import { anyOf, pattern } from '#domain/text/pattern';

const livingVerbs = [
  'resid(es?|ed|ing)',
  'live[sd]?',
  'living',
  'dwells?',
  'domiciled',
  'residents? of',
  'vive[ns]?',
  'vivo',
  'vivimos',
  'resido',
  'viviendo',
  'reside[ns]',
  'domiciliad[oa]',
  'stays',
  'staying',
  'moved (to|into|from)',
  'relocated to',
  'evicted from',
  'vacated?',
  'move[ds]? out of',
  'grew up',
  'tenancy (at|of|in)',
  'lease (for|of|at)',
  'occup(y|ies|ied|ying|ants? of)',
  pattern()`(?:am|is|are|was|were|been|as) (?:an? |the )?(?:[a-z-]+ )?(?:tenants?|lessees?) (?:at|of|in)`,
];
const homeNouns = [
  'homes?',
  'houses?',
  'apartment',
  'room',
  'studio',
  'condo(minium)?',
  'townhouse',
  'duplex',
  'residence',
  'residential address',
  'last(-known| known) (address|residence)',
  '(current|present|permanent) address',
  'your address',
  'residency',
  'dwelling',
  'place of abode',
  'abode',
  'domicile',
  'domicilio',
  'household',
  'hogar',
  pattern()`(?:leased |rented |demised |rental |subject )?premises`,
  'rental (unit|property)',
];
const people = [
  'petitioner',
  'respondent',
  'plaintiff',
  'defendant',
  'tenant',
  'debtor',
  'witness',
  'decedent',
  'applicant',
];
const relatives = [
  'declarant',
  'victim',
  'mother',
  'father',
  'ward',
  'parent',
  'guardian',
  'spouse',
  'employee',
  'party',
  'patient',
  'student',
  'insured',
  'lessee',
  'heir',
  'beneficiary',
  'protected person',
];
const labels = [
  pattern()`address of (?:the )?(?:${anyOf([...people, ...relatives])})(?= ?:)`,
  /res(?:\.|idence)?(?: add(?:ress|r?\.))?(?= ?:)/,
  /add(?:ress|r\.?)(?= ?[:(]| is\b)/,
  /direcci[oó]n(?= ?:| particular)/,
];
/** A verb, a noun, or the label of a field that can introduce a home address, in this order of groups. */
export const cues = pattern('gi')`\b(?:(${anyOf(livingVerbs)})|(${anyOf(homeNouns)})|(${anyOf(labels)}))(?![\wÀ-ÿ])`;

const workplaces = [
  'business',
  'office',
  'offices',
  'principal place',
  'agent',
  /employ\w*/,
  /work\w*/,
  /court\w*/,
  'store',
  'school',
  'prison',
  'jail',
  'detention',
  /correction\w*/,
  'facility',
  'institution',
  'FCI',
  'FPC',
  'FDC',
  'FMC',
  'MDC',
  'MCC',
  'USP',
  'hospital',
  'hotel',
  'motel',
  'shelter',
  'suite',
  'ste',
  'mailing',
  /p\.? ?o\.? box/,
  'attorney',
  'counsel',
  'law firm',
  /corporat\w*/,
  /headquarter\w*/,
  'shop',
  'restaurant',
  'church',
  'near',
  'across from',
  'blocks? from',
  'within',
];
/** Places where people work, are held, or appear. */
export const otherPlaces = pattern('i')`\b${anyOf(workplaces)}\b`;

const possessives = ['whose', 'his', 'her', 'their', 'my', 'our', 'your', /\w+['’]s/, /\w+s['’]/, 'su', 'mi'];
const kinds = ['family', 'marital', 'parental', 'childhood'];
const tenancies = [
  /moved (?:in)?to an?/,
  /(?:return|com|came|went|go|drov|walk|driv)\w*/,
  /(?:rents|rented|renting|shares?|shared|leased|leases) (?:an?|the)/,
  'at',
  'con',
  'el',
  'un',
];
const determiners = ['its', 'the', 'an?', 'of', 'usual', 'primary', 'principal', 'current', 'last known', 'former'];
const adjectives = /\s+(?:[a-z]+ ){0,2}$/;
/** Before `home` or `house`, a person or a family; before `residence`, an article also counts. */
export const owned = pattern('i')`\b${anyOf([...possessives, ...kinds, ...tenancies])}${adjectives}`;
export const ownedOrNamed = pattern(
  'i',
)`\b${anyOf([...possessives, ...kinds, ...tenancies, ...determiners])}${adjectives}`;

const sites = ['located', 'situated', 'found', /ubicad[oa]/, 'known as'];
const joints = [/[,:(]/, 'at', 'to', /:?[ \n]at/, 'on', 'en', 'of', 'to be'];
const homeOf = /[ \n]of[ \n](?:the )?[\w' ]{1,24}/;
const copula = /(?:,? (?:which|that) (?:is|was))?(?:[ \n](?:is|was|are|es))?/;
const whenLived = / (?:at|on) (?:the )?(?:time|date) of (?:(?:his|her|the) )?[a-z]+/;
const inTown = /(?:[ \n]in [A-Z][\w ]{1,24},?)?[ \n]?/;
/** What joins `his residence` to its address. */
export const homeIs = pattern(
  'i',
)`^(?:'s|’s)?(?:[ \n]?\(home\))?(?: unit)?(?:[ \n]add?ress|${homeOf})?(?: on (?:file|record)(?: as)?|${whenLived})?${copula}(?:,?[ \n]${anyOf(sites)})?${inTown}${anyOf(joints)}?[\s,:_(]*$`;

const prepositions = ['at', /at:/, 'of', 'address', ':', /en(?: la| el)?/, 'in', 'on', 'is', 'es'];
/** What joins `resides with his wife` to the address. */
export const livesAt = pattern('i')`(?:^|[\s,:(])${anyOf(prepositions)}\s*$|[,:(]\s*$|^\s*$|\n\s*$`;

const trades = [
  'depot',
  'savings',
  'bank',
  'loans?',
  'health',
  'care',
  'inn',
  'insurance',
  'improvement',
  'warranty',
  'of (representatives|delegates|correction)',
  'mortgage',
  'equity',
  'owners?',
  'office',
  'page',
  'builders?',
  'school',
  'detention',
  'confinement',
  'arrest',
];
/** `Home Depot`, `Residence Inn`, `House of Representatives`. */
export const trade = pattern('i')`^(?: ${anyOf(trades)}\b|owners?\b)`;
const publicHouses = ['nursing', 'funeral', 'retirement', 'rest', 'group', 'white', 'opera', 'court', 'open', 'ware'];
const furtherHouses = ['custom', 'public', 'halfway', 'business', 'office', 'in'];
/** `Nursing home`, `White House`. */
export const institution = pattern('i')`\b${anyOf([...publicHouses, ...furtherHouses])}[ -]$`;

const pronouns = ['he', 'she', 'they', 'I', 'we', 'it'];
const adverbs = ['still', 'currently', 'now', 'also', 'has', 'have', 'had', 'then'];
const someones = ['my', 'his', 'her', 'their', 'the', /(?:the )?\w+['’]s/];
const someName = /[A-Z][\w.]+(?: [A-Z][\w.]+)?/;
const sworn = /being (?:first )?duly sworn,? (?:deposes and )?says that/;
/** Behind an address: `, where he still` resides. */
export const whereOne = pattern(
  'i',
)`^[,\s]*(?:where|at which|${sworn})[\s,]+(?:${anyOf([...pronouns, someName])})?(?:[\s,]+${anyOf(adverbs)})*\s*$`;
/** Behind an address: `is my` home, `(his` residence. */
export const isOnes = pattern(
  'i',
)`^[,\s]*(?:(?:which |that )?(?:is|was|as)?\s*|\(\s*)${anyOf(someones)}(?: [a-z]+){0,2}\s*$`;

const fields = [
  /d\.?o\.?b\b/,
  'date of birth',
  /sex:/,
  /race:/,
  'hgt',
  'wgt',
  'ssn',
  'oln',
  'booking',
  'arrestee',
  /victim:/,
  /suspect:/,
];
/** Fields that describe a person in a police report or a form. */
export const personalField = pattern('i')`\b${anyOf(fields)}`;
const otherFields = [
  'business',
  'mailing',
  'work',
  /e-?mail/,
  'office',
  'employer',
  'agency',
  'firm',
  'court',
  'web',
  'ip',
];
export const otherField = pattern('i')`\b${anyOf([...otherFields, 'property'])}[\w' ]{0,12}$`;

const young = ['minors?', 'child(ren)?', 'juvenile', 'infant', 'student'];
const ofSystem = ['support', 'custody', 'protective'];
const ways = ['home', 'street', 'current', 'present', 'physical', 'permanent', 'actual', 'former', 'new'];
/** Before `address:`: whose it is. */
export const ofSomeone = pattern(
  'i',
)`\b(?:${anyOf([...people, ...relatives])}(?:['’]s?)?|his|her)\s(?:${anyOf(ways)}\s)?$`;

/** A child, or the initials of one. */
export const ofChild = pattern(
  '',
)`\b${anyOf(young)}(?:'s|’s)?\b(?! ${anyOf(ofSystem)})|(?:^|\s)(?:[A-Z]\.){2,3}(?:'s|’s|,)?\s`;

const companies = ['Inc', 'LLC', 'L.L.C', 'Corp', 'Corporation', 'Company', 'Co', 'LLP', 'Ltd', 'Bank', 'N.A'];
/** An organization as the subject of the clause. */
export const ofCompany = pattern()`\b${anyOf([...companies, 'corporation', 'agent', 'business'])}\.?,?\s[^.;]{0,30}$`;

const occupants = [
  'defendants?',
  'plaintiffs?',
  'petitioner',
  'respondent',
  'decedent',
  'victim',
  'witness',
  'tenants?',
  'debtor',
];
/** Behind `the apartment` or `the home`: whose it is. */
export const ofPerson = pattern()`^ of (?:(?:the )?${anyOf([...occupants, /[A-Z][a-z]+ [A-Z]/, /M[rs]s?\. [A-Z]/])})`;

/** Verbs and nouns that also apply to a business, which count only for a dwelling. */
export const alsoOfBusiness =
  /^(?:vacate|occup|relocated|evicted|(?:[a-z]+ )?(?:premises|rental)|tenancy|lease|.*(?:tenant|lessee))/i;
const dwellings = [
  /residential/,
  /dwelling/,
  /apartment/,
  /\bapt\b/,
  /bedroom/,
  /landlord/,
  /tenan(?:t|cy)/,
  /lived?\b/,
  /home\b/,
];
export const asDwelling = pattern('i')`${anyOf(dwellings)}`;
const shops = [
  'commercial',
  'suite',
  'store',
  'retail',
  'warehouse',
  'business',
  'restaurant',
  'office',
  'bakery',
  'salon',
  'Inc',
];
export const asShop = pattern(
  'i',
)`\b${anyOf([...shops, 'LLC', 'Corp', 'Ltd', 'firm', 'clinic', 'headquarters', 'shop'])}\b`;
