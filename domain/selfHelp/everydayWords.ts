/** Words that say nothing about what a person needs. */
export const emptyWords = new Set(
  `a about after all also am an and any are as at be because been but by can cannot could court courts did do does doing
  don dont for from get give go going got had has have having help her here him his how i if in into is it its just know
  let like make may me much must my need needs no not of off on one or our out please really she should so some tell than that
  the their them then there they thing things this to too up us use want wants was way we were what when where which who why
  will with without would you your`.split(/\s+/),
);

/** Groups of words for the same thing, as people say it and as the guides have it. Each of a group finds the others. */
export const sameMeaning: readonly (readonly string[])[] = [
  ['lawsuit', 'suit', 'sue', 'complaint'],
  ['respond', 'response', 'reply', 'answer'],
  ['evict', 'landlord', 'tenant', 'rent', 'renter', 'unlawful'],
  ['divorce', 'dissolution', 'marriage', 'spouse', 'husband', 'wife', 'custody', 'family'],
  ['waive', 'waiver', 'afford', 'poor', 'free', 'indigent', 'broke', 'welfare', 'benefits'],
  ['fee', 'cost', 'price', 'pay', 'payment', 'charge', 'expensive'],
  ['serve', 'service', 'deliver', 'mail', 'hand', 'notify'],
  ['hearing', 'trial', 'appear', 'appearance', 'judge', 'testify'],
  ['exhibit', 'evidence', 'proof', 'photo', 'picture', 'receipt', 'screenshot'],
  ['private', 'privacy', 'redact', 'ssn', 'secret', 'confidential', 'social', 'seal'],
  ['return', 'reject', 'refuse', 'denied', 'bounce', 'mistake', 'correct', 'fix', 'wrong', 'error'],
  ['owe', 'debt', 'money', 'refund', 'deposit', 'loan', 'collector', 'collect'],
  ['start', 'begin', 'open', 'new', 'first'],
  ['submit', 'upload', 'send', 'sent', 'file', 'e-file'],
  ['deadline', 'due', 'late', 'long', 'day', 'time'],
  ['lawyer', 'attorney', 'represent', 'self'],
  ['paper', 'document', 'form', 'paperwork'],
];

/** What a guide is also about, in words that it does not use itself. */
export const topicsOf: Readonly<Record<string, readonly string[]>> = {
  'file-with-this-portal': ['how to file', 'e-file', 'upload', 'start a case', 'open a case', 'online', 'divorce'],
  'answer-a-complaint': [
    'respond to a lawsuit',
    'I got sued',
    'served with documents',
    'evicted by a landlord, eviction',
    'divorce',
    'debt collector',
    'foreclosure',
  ],
  'small-claims': ['get my money back', 'security deposit', 'landlord', 'sue a business', 'contractor', 'car repair'],
  'fee-waiver': ['cannot afford', 'no money', 'low income', 'free filing'],
  'serve-papers': ['process server', 'sheriff', 'deliver documents'],
  'hearing-worksheet': ['going to court', 'what to say to the judge', 'prepare', 'court date', 'trial'],
  'exhibit-list': ['evidence', 'photos', 'text messages', 'proof'],
  'private-information': ['Social Security number', 'bank account', 'child’s name', 'redact', 'black out'],
  'why-filings-come-back': ['rejected', 'returned', 'sent back', 'fix my filing'],
};
