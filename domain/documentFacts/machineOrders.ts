/** Names under which programs that read papers are spoken to. */
const machine = String.raw`(?:AI|A\.I\.|artificial[\s-]+intelligence|(?:large\s+)?language\s+models?|LLMs?|chat\s?bots?|Chat\s?GPT|GPT(?:-?\d[\w.]*)?|Claude|Gemini|Copilot|Llama|(?:(?:AI|virtual|digital|automated|machine|software)\s+)(?:assistants?|agents?|systems?|readers?|reviewers?|tools?|models?|pipelines?|processors?|intelligence))`;
const machineBegins = String.raw`(?:AI|A\.I|LLMs?|artificial|large|language|machine|automated|virtual|digital|software|chat\s?bots?|chat\s?gpt|gpt|claude|gemini|copilot|llama)`;
const doing = String.raw`(?:mark|classify|label|treat|score|rate|rank|approve|accept|grant|summari[sz]e|respond|reply|output|answer|return|extract|set|report|conclude|recommend|state|say|write|print|omit|ignore|disregard|assume|consider|assign|give|do\s+not|always|never|only)`;
const all = '(?:the|any|all|every|this|whichever)';

const setBegins = 'ignore|disregard|forget|override|overrule|bypass|discard';
const roles = 'system|developer|assistant|user';
const rare = String.raw`you\s+are|(?:if|when|while|before|after)\s+(?:you\s+are|processing|reading|reviewing|parsing|analy[sz]ing|summari[sz]ing|classifying|indexing|evaluating)|as\s+an?\s+${machineBegins}|(?:to|for)\s+(?:${all}\s+)?${machineBegins}|(?:note|attention|instructions?|message|dear|hello|hey|hi|attn)\b[\s,:.-]{0,3}(?:(?:to|for)\s+)?(?:${all}\s+){0,2}(?:${machineBegins}|models?|bots?|assistant)|${machineBegins}`;
const signs = String.raw`<\|(?:im_start|system|user)|\[\/?INST\]|<<SYS>>|###\s*(?:system|instruction)`;
const tasks = String.raw`do\s+not|don['’]t|never|act\s+as|pretend|classify|mark|label|treat|score|rate|rank|approve|accept|grant|summari[sz]e|respond|reply|output|answer|return|extract|set|report|conclude|recommend|state|say|write|print|repeat|replace|omit|always|please|you\s+(?:must|will|should)`;

/** First words of what may be an order to a program, in the open and out of sight. */
export const opensSeen = new RegExp(String.raw`\b(?:${setBegins}|${roles}|${rare})\b|${signs}`, 'gi');
export const opensUnseen = new RegExp(String.raw`\b(?:${setBegins}|${roles}|${rare}|${tasks})\b|${signs}`, 'gi');

/** Whoever says this speaks to a program, wherever it stands. */
export const certain: readonly RegExp[] = [
  new RegExp(String.raw`^you\s+are\s+(?:now\s+)?(?:an?|the|no\s+longer\s+an?)\s+(?:\w+\s+){0,3}?(?:${machine})\b`, 'i'),
  new RegExp(
    String.raw`^if\s+you\s+are\s+(?:an?|any|the)\s+(?:\w+\s+){0,2}?(?:${machine}|machine|automated\s+\w+|computer\s+program|bot)\b`,
    'i',
  ),
  /^you\s+are\s+(?:now\s+)?(?:in|operating\s+in|entering)\s+(?:\w+\s+){0,3}mode\b/i,
  /^(?:<\||\[\/?INST|<<SYS|###)/i,
];

/** Where a sentence or a line begins, this speaks to a program. */
export const atBeginning: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:note|attention|instructions?|message|dear|hello|hey|hi|attn)\b[\s,:.-]{0,3})?(?:(?:to|for)\s+)?(?:${all}\s+){0,2}(?:${machine}|models?|bots?|assistant)\b(?:\s+(?!and\b)\w+){0,5}?\s*[:,]\s*(?:please\s+|you\s+must\s+)?(?:${doing}|override|forget|obey)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:note|attention|instructions?|message|dear|hello|hey|hi|attn)\b[\s,:.-]{0,3}(?:(?:to|for)\s+)?(?:${all}\s+){0,2}(?:${machine}|models?|bots?)\b(?:\s+\w+){0,4}?\s*[:,!]`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:${machine})\s+(?:that\s+(?:is|are)\s+)?(?:reading|reviewing|processing|parsing|analy[sz]ing|summari[sz]ing|evaluating|that\s+reads?)\s+(?:this|the)\s+\w+[^.]{0,60}?(?:\b(?:must|should|shall|please|are\s+(?:instructed|required|to))\b|:)`,
    'i',
  ),
  new RegExp(
    String.raw`^as\s+an?\s+(?:${machine})(?:\s+(?:language\s+)?(?:model|assistant|system))?\s*,?\s*(?:I|you|your|it\s+is\s+your)\b`,
    'i',
  ),
  /^(?:system|developer)\s+(?:prompt|message|instructions?)\s*[:=>\]]/i,
  /^(?:system|assistant|user)\s*:\s*(?:you|ignore|disregard|forget|override|act|always|never)\b/i,
  new RegExp(String.raw`^(?:SYSTEM|DEVELOPER)\s*:\s*[^.\n]{0,80}\b(?:you|assistant|reviewer|model|${machine})\b`),
  /^(?:when|while|if|before|after)\s+(?:you\s+are\s+)?(?:processing|reading|reviewing|parsing|analy[sz]ing|summari[sz]ing|classifying|indexing|evaluating)\s+(?:this|the)\s+\w+\s*,\s*(?:please\s+|you\s+must\s+|always\s+)?(?:output|respond|reply|print|ignore|classify|summari[sz]e|mark|treat|rate|score|answer\s+(?:only|with)|do\s+not|only|always|never)\b/i,
];

/** Orders to set earlier orders aside: courts give them to juries, so that in the open they need a program in their company. */
export const setsAside =
  /^(?:ignore|disregard|forget|override|overrule|bypass|discard)\s+(?!of\b)(?:(?:everything|anything|whatever|all)\s+(?:that\s+)?(?:you\s+(?:were|have|are|know)|said\s+(?:above|before)|above\b)|(?:(?:all|any|every|each|the|your|my|these|those|of|and|or|previous|prior|above|earlier|preceding|foregoing|other|system|existing|initial|original|safety|default|current|former|past|given)[\s,]+){1,8}(?:instructions?|prompts?|directives?|directions?|guidelines|rules|commands?|programming|training|context|guardrails)\b)/i;
const ofPrograms =
  /^\w+\s+(?:\w+\s+){0,6}?(?:prompts?|programming|training|guardrails|system\s+(?:instructions?|messages?|prompts?))\b/i;
const andDo =
  /\b(?:and|then|instead)[,\s]+(?:mark|classify|label|treat|approve|rate|score|grant|accept|summari[sz]e|output|respond|reply|answer|report|set|say|write|print|give)\s+(?:this|the|all|every|only|with|as|that|it)\b/i;
const company = new RegExp(
  String.raw`\b(?:${machine}|system\s+prompts?|your\s+(?:training|programming|system|output|response|summary)|(?:output|respond|reply|answer)\s+(?:only|with)|summari[sz]e\s+(?:this|the)|classify\s+(?:this|the)|follow\s+these|new\s+task|do\s+not\s+(?:mention|flag|reveal)\s+(?:this|the|any))\b`,
  'i',
);

/** Whether an order to set something aside is given to a program. */
export function isForPrograms(ahead: string, around: string): boolean {
  return ofPrograms.test(ahead) || andDo.test(ahead.slice(0, 160)) || company.test(around);
}

/** Out of sight and in properties, these are meant for a program too. */
export const outOfSight: readonly RegExp[] = [
  /^(?:do\s+not|don['’]t|never)\s+(?:mention|reveal|disclose|flag|report|tell|repeat|acknowledge|show)\b[^.]{0,60}\b(?:this|these|hidden)\s+(?:instructions?|messages?|prompts?|text|notes?|words?)\b/i,
  /^you\s+are\s+(?:now\s+)?(?:an?|the)\s+(?:helpful|obedient|legal|unbiased|expert|trained|court)?\s*(?:assistant|model|bot|summari[sz]er|classifier)\b/i,
];

/** What only hidden words need to say to be an order. */
export const hiddenTask =
  /^(?:(?:you\s+(?:must|will|should)|always|please)\s+)?(?:classify|mark|label|treat|score|rate|rank|approve|accept|grant|summari[sz]e|respond|reply|output|answer|return|extract|set|report|conclude|recommend|state|say|write|print|repeat|replace|omit|act\s+as|pretend)\b[^.]{0,100}\b(?:this|the|all|your|with|only|as|that|case|to)\b/i;
