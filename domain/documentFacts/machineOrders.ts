import { anyOf, pattern } from '#domain/text/pattern';
import {
  answeringOrders,
  commandedTasks,
  commandObjects,
  earlierReferences,
  everythingWords,
  followingTasks,
  hiddenTexts,
  machineActivities,
  machineBelongings,
  machineNames,
  orderingVerbs,
  orderNouns,
  orderQualifiers,
  overridingVerbs,
  personaNouns,
  personaTraits,
  readerActivities,
  readingActivities,
  salutations,
  taskObjects,
  taskOpenings,
  taskVerbs,
  tellingVerbs,
} from './machineWords.ts';

/** Names by which programs that read documents are addressed. */
const machine = anyOf(machineNames);
const machineBegins = String.raw`(?:AI|A\.I|LLMs?|artificial|large|language|machine|automated|virtual|digital|software|chat\s?bots?|chat\s?gpt|gpt|claude|gemini|copilot|llama)`;
const doing = anyOf(taskVerbs);
const all = '(?:the|any|all|every|this|whichever)';

const setBegins = 'ignore|disregard|forget|override|overrule|bypass|discard';
const roles = 'system|developer|assistant|user';
const namedMachines = [pattern()`${machineBegins}`, 'models?', 'bots?', 'assistant'];
const rareOpenings = [
  /you\s+are/,
  pattern()`(?:if|when|while|before|after)\s+${anyOf(machineActivities)}`,
  pattern()`as\s+an?\s+${machineBegins}`,
  pattern()`(?:to|for)\s+(?:${all}\s+)?${machineBegins}`,
  pattern()`${anyOf(salutations)}\b[\s,:.-]{0,3}(?:(?:to|for)\s+)?(?:${all}\s+){0,2}${anyOf(namedMachines)}`,
  pattern()`${machineBegins}`,
];
const rare = anyOf(rareOpenings);
const signs = String.raw`<\|(?:im_start|system|user)|\[\/?INST\]|<<SYS>>|###\s*(?:system|instruction)`;
const tasks = anyOf(taskOpenings);

/** First words of what may be an order to a program, in the open and out of sight. */
export const opensSeen = pattern('gi')`\b(?:${setBegins}|${roles}|${rare})\b|${signs}`;
export const opensUnseen = pattern('gi')`\b(?:${setBegins}|${roles}|${rare}|${tasks})\b|${signs}`;

/** Phrases that address a program in any context. */
export const certain: readonly RegExp[] = [
  pattern('i')`^you\s+are\s+(?:now\s+)?(?:an?|the|no\s+longer\s+an?)\s+(?:\w+\s+){0,3}?${machine}\b`,
  pattern(
    'i',
  )`^if\s+you\s+are\s+(?:an?|any|the)\s+(?:\w+\s+){0,2}?(?:${machine}|machine|automated\s+\w+|computer\s+program|bot)\b`,
  /^you\s+are\s+(?:now\s+)?(?:in|operating\s+in|entering)\s+(?:\w+\s+){0,3}mode\b/i,
  /^(?:<\||\[\/?INST|<<SYS|###)/i,
];

const addressedMachines = [machine, 'models?', 'bots?', 'assistant'];
const ordersToMachines = [doing, 'override', 'forget', 'obey'];

/** Where a sentence or a line begins, this speaks to a program. */
export const atBeginning: readonly RegExp[] = [
  pattern(
    'i',
  )`^(?:${anyOf(salutations)}\b[\s,:.-]{0,3})?(?:(?:to|for)\s+)?(?:${all}\s+){0,2}${anyOf(addressedMachines)}\b(?:\s+(?!and\b)\w+){0,5}?\s*[:,]\s*(?:please\s+|you\s+must\s+)?${anyOf(ordersToMachines)}\b`,
  pattern(
    'i',
  )`^${anyOf(salutations)}\b[\s,:.-]{0,3}(?:(?:to|for)\s+)?(?:${all}\s+){0,2}(?:${machine}|models?|bots?)\b(?:\s+\w+){0,4}?\s*[:,!]`,
  pattern(
    'i',
  )`^${machine}\s+(?:that\s+(?:is|are)\s+)?${anyOf(readerActivities)}\s+(?:this|the)\s+\w+[^.]{0,60}?(?:\b${anyOf(orderingVerbs)}\b|:)`,
  pattern(
    'i',
  )`^as\s+an?\s+${machine}(?:\s+(?:language\s+)?(?:model|assistant|system))?\s*,?\s*(?:I|you|your|it\s+is\s+your)\b`,
  /^(?:system|developer)\s+(?:prompt|message|instructions?)\s*[:=>\]]/i,
  /^(?:system|assistant|user)\s*:\s*(?:you|ignore|disregard|forget|override|act|always|never)\b/i,
  pattern()`^(?:SYSTEM|DEVELOPER)\s*:\s*[^.\n]{0,80}\b(?:you|assistant|reviewer|model|${machine})\b`,
  pattern(
    'i',
  )`^(?:when|while|if|before|after)\s+(?:you\s+are\s+)?${anyOf(readingActivities)}\s+(?:this|the)\s+\w+\s*,\s*(?:please\s+|you\s+must\s+|always\s+)?${anyOf(answeringOrders)}\b`,
];

/**
 * Instructions to disregard earlier ones: courts give them to juries, so visible ones count only next to words about a
 * program.
 */
export const setsAside = pattern(
  'i',
)`^${anyOf(overridingVerbs)}\s+(?!of\b)(?:${anyOf(everythingWords)}\s+(?:that\s+)?${anyOf(earlierReferences)}|(?:${anyOf(orderQualifiers)}[\s,]+){1,8}${anyOf(orderNouns)}\b)`;
const ofPrograms =
  /^\w+\s+(?:\w+\s+){0,6}?(?:prompts?|programming|training|guardrails|system\s+(?:instructions?|messages?|prompts?))\b/i;
const andDo = pattern('i')`\b(?:and|then|instead)[,\s]+${anyOf(followingTasks)}\s+${anyOf(taskObjects)}\b`;
const machineSigns = [
  machine,
  /system\s+prompts?/,
  pattern()`your\s+${anyOf(machineBelongings)}`,
  /(?:output|respond|reply|answer)\s+(?:only|with)/,
  /summari[sz]e\s+(?:this|the)/,
  /classify\s+(?:this|the)/,
  /follow\s+these/,
  /new\s+task/,
  /do\s+not\s+(?:mention|flag|reveal)\s+(?:this|the|any)/,
];
const company = pattern('i')`\b${anyOf(machineSigns)}\b`;

/** Whether an instruction to disregard something is addressed to a program. */
export function isForPrograms(ahead: string, around: string): boolean {
  return ofPrograms.test(ahead) || andDo.test(ahead.slice(0, 160)) || company.test(around);
}

/** In hidden text and in properties, these also address a program. */
export const outOfSight: readonly RegExp[] = [
  pattern(
    'i',
  )`^(?:do\s+not|don['’]t|never)\s+${anyOf(tellingVerbs)}\b[^.]{0,60}\b(?:this|these|hidden)\s+${anyOf(hiddenTexts)}\b`,
  pattern('i')`^you\s+are\s+(?:now\s+)?(?:an?|the)\s+${anyOf(personaTraits)}?\s*${anyOf(personaNouns)}\b`,
];

/** What only hidden words need to say to be an order. */
export const hiddenTask = pattern(
  'i',
)`^(?:(?:you\s+(?:must|will|should)|always|please)\s+)?${anyOf(commandedTasks)}\b[^.]{0,100}\b${anyOf(commandObjects)}\b`;
