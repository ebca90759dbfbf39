/** Where words stand: on a page for its reader, kept from the reader, or in a file's properties and comments. */
export type WordsPlace = 'seen' | 'hidden' | 'stored';

/** Words that are addressed to a program, by their offsets. */
export type MachineInstruction = { start: number; end: number; quote: string };

/** How far around a word its company is looked for. */
const window = 240;
const mostFound = 50;

const machine = String.raw`(?:AI|A\.I\.|artificial[\s-]+intelligence|(?:large\s+)?language\s+models?|LLMs?|chat\s?bots?|Chat\s?GPT|GPT(?:-?\d[\w.]*)?|Claude|Gemini|Copilot|Llama|(?:AI|virtual|digital|automated)\s+(?:assistants?|agents?|systems?|readers?|reviewers?|tools?|models?))`;

/** First words of what may be an instruction; each is then looked at with its company. */
const triggers =
  /\b(?:ignore|disregard|forget|override|overrule|bypass|discard|you\s+are|you\s+must|you\s+will|you\s+should|act\s+as|pretend|system|assistant|developer|user|if\s+you\s+are|as\s+an?|note|attention|instructions?|message|dear|hello|hey|hi|attn|AI|LLMs?|chat\s?gpt|language\s+models?|do\s+not|don['’]t|never|classify|mark|label|treat|score|rate|rank|approve|grant|summari[sz]e|respond|reply|output|answer|return|extract|set|report|conclude|recommend|state|say|write|print|repeat|replace|omit|begin|end|always|when)\b|<\|(?:im_start|system|user)|\[\/?INST\]|<<SYS>>|###\s*(?:system|instruction)/gi;

const setAside =
  /^(?:ignore|disregard|forget|override|overrule|bypass|discard)\s+(?:(?:all|any|every|each|the|your|my|these|those|of|and|or)\s+){0,4}(?:(?:previous|prior|above|earlier|preceding|foregoing|other|system|existing|initial|original|safety|default|current|former|past)(?:[\s,]+(?:and|or|of)?\s*)?){0,3}(?:system\s+)?(?:instructions?|prompts?|directives?|directions?|guidelines|rules|commands?|programming|training|context|messages?|text|content|everything|information)\b/i;
const setAsideProgram =
  /^\w+\s+(?:\w+\s+){0,6}?(?:prompts?|programming|training|system\s+(?:instructions?|messages?|prompts?))\b/i;
const addressed = new RegExp(
  String.raw`^you\s+are\s+(?:now\s+)?(?:an?|the|no\s+longer\s+an?)\s+(?:\w+\s+){0,3}?(?:${machine})\b`,
  'i',
);
const addressedHelper =
  /^you\s+are\s+(?:now\s+)?(?:an?|the)\s+(?:helpful|obedient|legal|unbiased|expert|trained|court)?\s*(?:assistant|model|bot|summari[sz]er|classifier)\b/i;
const conditional = new RegExp(
  String.raw`^if\s+you\s+are\s+(?:an?|any|the)\s+(?:\w+\s+){0,2}?(?:${machine}|machine|automated\s+\w+|computer\s+program|bot)\b`,
  'i',
);
const persona = new RegExp(
  String.raw`^as\s+an?\s+(?:${machine})(?:\s+(?:language\s+)?(?:model|assistant|system))?\s*,\s*(?:I|you|your|it\s+is\s+your)\b`,
  'i',
);
const header =
  /^(?:system|developer)\s+(?:prompt|message|instructions?)\s*[:=>\]]|^(?:system|assistant|user)\s*:\s*(?:you|ignore|disregard|forget|override|act|always|never)\b/i;
const token = /^(?:<\||\[\/?INST|<<SYS|###)/i;
const notice = new RegExp(
  String.raw`^(?:(?:note|attention|instructions?|message|dear|hello|hey|hi|attn)\b[\s,:.-]{0,3}(?:(?:to|for|all|any|the|every)\s+){0,3}(?:${machine}|models?|bots?|assistant)\b(?:\s+\w+){0,4}?\s*[:,.!-])`,
  'i',
);
const reading = new RegExp(
  String.raw`^(?:${machine})\s+(?:that\s+(?:is|are)\s+)?(?:reading|reviewing|processing|parsing|analy[sz]ing|summari[sz]ing|evaluating|that\s+reads?)\s+(?:this|the)\s+\w+[^.]{0,60}?(?:\b(?:must|should|shall|please|are\s+(?:instructed|required|to))\b|:)`,
  'i',
);
const secrecy =
  /^(?:do\s+not|don['’]t|never)\s+(?:mention|reveal|disclose|flag|report|tell|repeat|acknowledge|show)\b[^.]{0,60}\b(?:this|these|hidden)\s+(?:instructions?|messages?|prompts?|text|notes?|words?)\b/i;
const task =
  /^(?:(?:you\s+(?:must|will|should)|always|please)\s+)?(?:classify|mark|label|treat|score|rate|rank|approve|accept|grant|summari[sz]e|respond|reply|output|answer|return|extract|set|report|conclude|recommend|state|say|write|print|repeat|replace|omit|act\s+as|pretend)\b[^.]{0,100}\b(?:this|the|all|your|with|only|as|that|case|to)\b/i;
const company = new RegExp(
  String.raw`\b(?:${machine}|system\s+prompts?|your\s+(?:training|programming|instructions|system|output|response|summary|answer)|(?:output|respond|reply|answer)\s+(?:only|with)|summari[sz]e\s+(?:this|the)|classify\s+(?:this|the)|follow\s+these|new\s+(?:instructions|task))\b`,
  'i',
);
/** Before an order: the start, the end of a sentence, a colon, or a polite word. Not 'asks the court to', 'the jury shall'. */
const orderly =
  /(?:^|[.!?:;>\])}*–—"“‘([{'-]\s*|\n\s*|\b(?:please|now|and|then|must|should|also|you\s+(?:are\s+to|will|must|should|shall)|instead)[,\s]+)$/i;

/**
 * Instructions to a program that reads the paper. What a reader sees must be an order to a machine outside quotation marks,
 * since courts write about such words, and tell juries to disregard instructions; what nobody sees need only be an order.
 */
export function findMachineInstructions(text: string, place: WordsPlace): MachineInstruction[] {
  const found: MachineInstruction[] = [];
  let until = 0;
  triggers.lastIndex = 0;
  for (let match = triggers.exec(text); match !== null && found.length < mostFound; match = triggers.exec(text)) {
    const start = match.index;
    if (start < until) continue;
    const ahead = text.slice(start, start + window);
    const length = lengthOf(text, start, ahead, place);
    if (length === 0 || (place === 'seen' && isQuoted(text, start))) continue;
    until = start + length;
    found.push({ start, end: until, quote: text.slice(start, until).replace(/\s+/g, ' ') });
  }
  return found;
}

/** Length of the instruction that begins here; 0 where none does. */
function lengthOf(text: string, start: number, ahead: string, place: WordsPlace): number {
  const before = text.slice(Math.max(0, start - 24), start);
  const isOrder = orderly.test(before);
  const own = (...shapes: RegExp[]) => {
    for (const shape of shapes) {
      const length = shape.exec(ahead)?.[0].length ?? 0;
      if (length > 0) return length;
    }
    return 0;
  };
  const certain = own(addressed, conditional, token, ...(isOrder ? [notice, reading] : []));
  if (certain > 0) return certain;
  if (isOrder || place === 'hidden') {
    const heading = own(persona, header);
    if (heading > 0) return heading;
    const order = own(setAside);
    if (order > 0 && (place !== 'seen' || (isOrder && isAmongMachines(text, start, ahead)))) return order;
    if (place !== 'seen') {
      const hush = own(secrecy, addressedHelper);
      if (hush > 0) return hush;
    }
  }
  return place === 'hidden' && isOrder ? own(task) : 0;
}

function isAmongMachines(text: string, start: number, ahead: string): boolean {
  return setAsideProgram.test(ahead) || company.test(text.slice(Math.max(0, start - window), start + window));
}

/** Within quotation marks that opened not far before. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2 * window), at);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  if (paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”')) return true;
  if (/‘(?:\w+\s+){0,3}$/.test(paragraph)) return true;
  return (paragraph.split('"').length - 1) % 2 === 1;
}
