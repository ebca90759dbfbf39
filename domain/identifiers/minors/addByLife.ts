import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ofAdulthood, ofChildhood, sentenceAround } from './ageWords.ts';
import { type Name, nameAt, nameBefore } from './readName.ts';

const grown = /incapacitated|incompetent|conservat|\badults?\b|\bdeceased|\bdecedent|\bthe late\b/i;

const carers = [
  'pediatricians?',
  /(?:pre-?school|kindergarten|elementary|grade|homeroom|classroom|special education) teachers?/,
  'teachers?',
  /day-?cares?/,
  /pre-?schools?/,
  'baby-?sitters?',
  'nanny',
  /(?:foster|adoptive|birth|step)[- ]?(?:mother|father|parent|home|famil)\w*/,
  'guardian ad litem',
];
const ofChildren = [
  'pediatricians?',
  /(?:[a-z]+[- ]grade |pre-?school |kindergarten |homeroom )?teachers?/,
  /(?:foster|adoptive|birth)[- ](?:mother|father|parent|home|famil)\w*/,
  'guardian ad litem',
  'classmates?',
  'report card',
  'IEP',
  '504 plan',
  'immuni[sz]ations?',
  'school (records|counselor|attendance)',
  'paternity',
  'crib',
];
const publicEducation = /with (?:an? )?(?:free,? (?:and )?appropriate public|FAPE\b|IEP\b)/;
/** `Jane Roe's pediatrician`. */
const possession = pattern('g')`(?<=[a-z])(?:'s|’s)\s${anyOf(ofChildren)}\b`;

const schools = [
  /pre-?school/,
  /(?:pre-?)?kindergarten/,
  /day-? ?care/,
  'Head Start',
  /(?:[A-Z][\w.'’]+ ){1,4}(?:Elementary|Primary|Middle|Montessori|Intermediate|Junior High)/,
  /(?:elementary|middle|junior high|nursery|grade) school/,
];
const attends = [
  /(?:(?:should|will|would|may|must|can|to) )?attend(?:s|ed|ing)?/,
  'goes to',
  'went to',
  /(?:is|was) enrolled (?:in|at)/,
  'began',
  'started',
];
const sick = ['fever', 'rash', 'bruis', 'lice', 'tantrum', 'ear infection', 'earache', 'diaper'];
const states = ['hungry', 'absent', 'tardy', 'truant', 'unkempt', 'potty', 'toilet', 'nonverbal'];
const predicates = [
  pattern()`(?:who )?(?:currently |now )?${anyOf(attends)} (?:the |an? )?${anyOf(schools)}\b`,
  pattern()`had (?:an? |some )?(?:[a-z]+ )?${anyOf(sick)}`,
  pattern()`(?:was|is|were) (?:often |frequently |chronically |not )?${anyOf(states)}\b`,
  /(?:often|frequently|regularly) (?:came|comes|arrived|arrives) (?:late )?(?:to|at) (?:class|school|day-?care)\b/,
  /(?:has |had )?missed (?:\w+ ){1,3}(?:of school|school days)\b/,
  publicEducation,
  /since (?:infancy|birth|(?:he|she) was (?:born|an infant|a (?:baby|toddler|newborn)))/,
  /(?:was |were |be |is )?(?:adjudicated |declared |found )?(?:a )?(?:delinquent|(?:dependent|neglected) child|in need of (?:supervision|care))/,
];
/** `Jane Roe attends Lincoln Elementary`. */
const predicate = pattern('g')`(?<=[a-z],?)\s${anyOf(predicates)}`;

const adoption = [/adopt(?:s|ed|ing)?/, 'adoption of', /terminat\w+ (?:[a-z]+ )?parental rights (?:to|of|over)/];
const journeys = [/transport(?:s|ed|ing)?/, 'drive', 'drives', 'drove', 'driving', 'walk(s|ed|ing)?'];
const treatments = ['treat(s|ed|ing)', 'examined', 'vaccinated', 'evaluated', 'diagnosed', 'baby-?sat'];
const behalves = ['on behalf of', 'as to', 'concerning', 'regarding', 'guardianship of'];
const kinOf = [
  /(?:I am|we are) the (?:[a-z]+ )?(?:mother|father|parents?|grand(?:mother|father|parents?)) of/,
  /step-?(?:mother|father|parents?|sister|brother) (?:of|to)/,
  /guardians? ad litem (?:of|for|to)/,
  pattern()`${anyOf(carers)} (?:of|for)`,
  /paternity of/,
];
const decisions = [
  /(?:school nurse|day-?care|pre-?school|student health|school attendance)(?:['’]s)? (?:note|log|report|record)s?:/,
  /(?:legal )?decision-?making (?:authority |responsibility )?(?:for|over|regarding)/,
  /(?:child support|child care|day-?care|health insurance and child support) for/,
  /(?:adjudicat|declar)(?:e|es|ed|ing)(?= (?:[A-Z][\w.’'-]+ ){2,4}(?:to be )?(?:an? )?(?:delinquent|dependent|neglected|in need))/,
  /(?:primary|sole|joint|shared) (?:residential|physical|legal) (?:custodian|custody|parent) (?:of|for)/,
];
const relatives = /(?:aunt|uncle|grand(?:mother|father|parents?)|great-aunt|cousin|sister|brother) of/;
const removals = /(?:to )?relocat(?:e|ed|ing) with/;
const custody = [
  /(?:award|grant|seek|request|obtain|gain|retain|regain|los|modif)\w* (?:[a-z]+ )?custody of/,
  /custody of(?= [A-Z][\w’'-]+ (?:[A-Z][\w.’'-]* )?[A-Z][\w’'-]+ (?:to (?:Mother|Father|mother|father|her|his|the (?:mother|father))))/,
];
const patients = /(?<=^|\n|\s{2})Patient(?:'s)?(?: Name)?:/;
/** What precedes the name of a child; the group shows how much more the sentence must say. */
const lead = pattern(
  'gi',
)`\b(?:(${anyOf(adoption)})|(${anyOf(journeys)})|(${anyOf(treatments)})|(${anyOf(behalves)})|(${patients})|(${relatives})|(${removals})|${anyOf([...kinOf, ...custody, ...decisions])})\s{1,2}(?=[A-ZÀ-Þ])`;

const ofAdoption = /\b(?:placed|adopti(?:on|ve)|child\w*|foster|birth (?:mother|father)|step\w+|parental)\b/i;
const toSchool =
  /^ (?:home |back )?(?:to|from) (?:and from )?(?:\w+ ){0,2}(?:school|day-?care|pre-?school|practice|class|visit)/i;
const ofCare =
  /\b(?:pediatric\w*|well[- ]child|day-?care|pre-?school|kindergarten|foster|newborn|nursery|immuni[sz]\w*)\b/i;
const ofClinic = /\b(?:pediatric\w*|well[- ]child|newborn|immuni[sz]\w*)\b/i;
const ofCase =
  /\b(?:(?:dependency|delinquency|juvenile|due process|CHINS) (?:petition|complaint)|IEP|special education)\b/i;
const ofCustody = /\b(?:custody|guardian(?:ship)?|foster|placement|visitation|kinship|adopt\w*)\b/i;
const ofMinors = /\b(?:minor|child(?:ren)?|juvenile|school)\b(?! (?:support|custody|protective|welfare))/i;

/** What adults also have and are, which counts only in a sentence about children. */
const ofAnyone = /^\s(?:had|was|is|were|since|be|adjudicated|delinquent|in need)\b/;

/** Names next to words that belong to a child's life: `Jane Roe's pediatrician`, `to adopt Jane Roe`. */
export function addByLife(text: string, add: Add): void {
  for (const { index } of text.matchAll(possession)) addSure(text, nameBefore(text, index), add);
  for (const { index, 0: printed } of text.matchAll(predicate)) {
    const isWeak = ofAnyone.test(printed);
    const sentence = isWeak ? sentenceAround(text, index, index + printed.length) : '';
    if (isWeak && !ofCare.test(sentence) && !ofMinors.test(sentence)) continue;
    addSure(text, nameBefore(text, text[index - 1] === ',' ? index - 1 : index), add);
  }
  for (const match of text.matchAll(lead)) {
    const name = nameAt(text, match.index + match[0].length);
    if (name !== undefined && isNear(text, match, name)) addSure(text, name, add);
  }
}

function isNear(text: string, match: RegExpMatchArray, name: Name): boolean {
  const sentence = sentenceAround(text, match.index!, name.end);
  const after = text.slice(name.end, name.end + 60);
  if (/^(?:'s|’s|,? v\.)/.test(after)) return false;
  if (match[1] !== undefined) return ofAdoption.test(sentence.replace(match[1], ' '));
  if (match[2] !== undefined) return toSchool.test(after);
  if (match[3] !== undefined) return ofClinic.test(sentence);
  if (match[4] !== undefined) return ofCase.test(sentence) || (/^g/i.test(match[4]) && ofMinors.test(sentence));
  if (match[5] !== undefined) return ofCare.test(text.slice(Math.max(0, match.index! - 120), name.end + 160));
  if (match[6] !== undefined) return ofCustody.test(sentence);
  if (match[7] !== undefined) return /\b(?:mother|father|parent(?:s|ing)?|custod\w+)\b/i.test(sentence);
  return true;
}

/** A full name in a sentence without signs of an adult; a teacher or a doctor is another person. */
function addSure(text: string, name: Name | undefined, add: Add): void {
  if (name === undefined || name.parts.length < 2) return;
  const sentence = sentenceAround(text, name.start, name.end);
  const around = text.slice(Math.max(0, name.start - 40), name.end + 40);
  if (titles.test(text.slice(Math.max(0, name.start - 12), name.start)) || grown.test(around)) return;
  if (isOther.test(text.slice(name.end, name.end + 24))) return;
  if (!ofAdulthood.test(sentence.replace(staff, ' ')) || ofChildhood.test(text.slice(name.end, name.end + 30)))
    add(name, 0.78);
}

const titles = /\b(?:Mr|Mrs|Ms|Dr|Hon|Judge|Attorney|Officer|Detective|Sergeant|Principal|Nurse)\.?\s$/i;
const isOther = /^, (?:Esq|M\.?D|Ph|LCSW|JD|R\.?N|the (?:teacher|pediatrician)|an? (?:teacher|attorney|licensed))/i;
const staff = /\b(?:attorneys?|lawyer|administrator|doctor|officer|Dr|teach(?:es|ers?)|works|employ\w+)\b/gi;
