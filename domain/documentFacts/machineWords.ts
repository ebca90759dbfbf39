import { anyOf, pattern } from '#domain/text/pattern';

const machineKinds = ['AI', 'virtual', 'digital', 'automated', 'machine', 'software'];

const machineNouns = [
  'assistants?',
  'agents?',
  'systems?',
  'readers?',
  'reviewers?',
  'tools?',
  'models?',
  'pipelines?',
  'processors?',
  'intelligence',
];

/** Names under which programs that read documents are addressed. */
export const machineNames = [
  'AI',
  'A.I.',
  /artificial[\s-]+intelligence/,
  /(?:large\s+)?language\s+models?/,
  'LLMs?',
  /chat\s?bots?/,
  /Chat\s?GPT/,
  /GPT(?:-?\d[\w.]*)?/,
  'Claude',
  'Gemini',
  'Copilot',
  'Llama',
  pattern()`(?:${anyOf(machineKinds)}\s+)${anyOf(machineNouns)}`,
];

/** What a program is ordered to do. */
export const taskVerbs = [
  'mark',
  'classify',
  'label',
  'treat',
  'score',
  'rate',
  'rank',
  'approve',
  'accept',
  'grant',
  'summari[sz]e',
  'respond',
  'reply',
  'output',
  'answer',
  'return',
  'extract',
  'set',
  'report',
  'conclude',
  'recommend',
  'state',
  'say',
  'write',
  'print',
  'omit',
  'ignore',
  'disregard',
  'assume',
  'consider',
  'assign',
  'give',
  /do\s+not/,
  'always',
  'never',
  'only',
];

/** What a program is said to be doing. */
export const machineActivities = [
  /you\s+are/,
  'processing',
  'reading',
  'reviewing',
  'parsing',
  'analy[sz]ing',
  'summari[sz]ing',
  'classifying',
  'indexing',
  'evaluating',
];

/** How an order to a program begins. */
export const salutations = ['note', 'attention', 'instructions?', 'message', 'dear', 'hello', 'hey', 'hi', 'attn'];

/** What hidden words order. */
export const commandedTasks = [
  'classify',
  'mark',
  'label',
  'treat',
  'score',
  'rate',
  'rank',
  'approve',
  'accept',
  'grant',
  'summari[sz]e',
  'respond',
  'reply',
  'output',
  'answer',
  'return',
  'extract',
  'set',
  'report',
  'conclude',
  'recommend',
  'state',
  'say',
  'write',
  'print',
  'repeat',
  'replace',
  'omit',
  /act\s+as/,
  'pretend',
];

/** First words of an order to a program. */
export const taskOpenings = [
  /do\s+not/,
  "don['’]t",
  'never',
  ...commandedTasks,
  'always',
  'please',
  /you\s+(?:must|will|should)/,
];

/** What a program that reads this document is doing. */
export const readerActivities = [
  'reading',
  'reviewing',
  'processing',
  'parsing',
  'analy[sz]ing',
  'summari[sz]ing',
  'evaluating',
  /that\s+reads?/,
];

/** What turns a sentence into an order. */
export const orderingVerbs = ['must', 'should', 'shall', 'please', /are\s+(?:instructed|required|to)/];

/** While it does what a program is to act. */
export const readingActivities = [
  'processing',
  'reading',
  'reviewing',
  'parsing',
  'analy[sz]ing',
  'summari[sz]ing',
  'classifying',
  'indexing',
  'evaluating',
];

/** How a program is to answer. */
export const answeringOrders = [
  'output',
  'respond',
  'reply',
  'print',
  'ignore',
  'classify',
  'summari[sz]e',
  'mark',
  'treat',
  'rate',
  'score',
  /answer\s+(?:only|with)/,
  /do\s+not/,
  'only',
  'always',
  'never',
];

/** How an order sets earlier orders aside. */
export const overridingVerbs = ['ignore', 'disregard', 'forget', 'override', 'overrule', 'bypass', 'discard'];

/** Everything that was said. */
export const everythingWords = ['everything', 'anything', 'whatever', 'all'];

/** What says that it was said earlier. */
export const earlierReferences = [/you\s+(?:were|have|are|know)/, /said\s+(?:above|before)/, /above\b/];

/** What may come before the orders that are set aside. */
export const orderQualifiers = [
  'all',
  'any',
  'every',
  'each',
  'the',
  'your',
  'my',
  'these',
  'those',
  'of',
  'and',
  'or',
  'previous',
  'prior',
  'above',
  'earlier',
  'preceding',
  'foregoing',
  'other',
  'system',
  'existing',
  'initial',
  'original',
  'safety',
  'default',
  'current',
  'former',
  'past',
  'given',
];

/** What is set aside. */
export const orderNouns = [
  'instructions?',
  'prompts?',
  'directives?',
  'directions?',
  'guidelines',
  'rules',
  'commands?',
  'programming',
  'training',
  'context',
  'guardrails',
];

/** What a program is to do next. */
export const followingTasks = [
  'mark',
  'classify',
  'label',
  'treat',
  'approve',
  'rate',
  'score',
  'grant',
  'accept',
  'summari[sz]e',
  'output',
  'respond',
  'reply',
  'answer',
  'report',
  'set',
  'say',
  'write',
  'print',
  'give',
];

/** What follows such a verb. */
export const taskObjects = ['this', 'the', 'all', 'every', 'only', 'with', 'as', 'that', 'it'];

/** What belongs to a program only. */
export const machineBelongings = ['training', 'programming', 'system', 'output', 'response', 'summary'];

/** What a program is not to do with hidden words. */
export const tellingVerbs = [
  'mention',
  'reveal',
  'disclose',
  'flag',
  'report',
  'tell',
  'repeat',
  'acknowledge',
  'show',
];

/** What the hidden words are called. */
export const hiddenTexts = ['instructions?', 'messages?', 'prompts?', 'text', 'notes?', 'words?'];

/** How the program is described. */
export const personaTraits = ['helpful', 'obedient', 'legal', 'unbiased', 'expert', 'trained', 'court'];

/** What the program is called. */
export const personaNouns = ['assistant', 'model', 'bot', 'summari[sz]er', 'classifier'];

/** What follows such an order. */
export const commandObjects = ['this', 'the', 'all', 'your', 'with', 'only', 'as', 'that', 'case', 'to'];
