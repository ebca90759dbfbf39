import type { Resource } from './Resource.ts';

const heading = (text: string) => ({ kind: 'heading' as const, text });
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const steps = (...items: string[]) => ({ kind: 'steps' as const, items });
const points = (...items: string[]) => ({ kind: 'points' as const, items });
const blank = (label: string, lines = 1) => ({ kind: 'blank' as const, label, lines });

/** The nine resources of /self-help, in the order in which most people need them. */
export const resources: Resource[] = [
  {
    id: 'file-with-this-portal',
    title: 'File your first paper with this portal',
    description: 'From the finished document to the clerk’s answer, step by step.',
    category: 'Getting Started',
    type: 'Guide',
    difficulty: 'Beginner',
    blocks: [
      paragraph(
        'You can send papers to the court from here at any hour. The court looks at them during its working hours. You do not need a lawyer to use the portal, and the portal does not give legal advice.',
      ),
      heading('Before you start'),
      points(
        'Have your paper as one file: PDF is best. Word files (DOC, DOCX) and plain text (TXT) work too. A file may have at most 10 MB.',
        'If the paper was scanned, use a scan in which words can be searched. A picture of a page cannot be read well by anybody.',
        'If you already have a case, have its number at hand. It stands at the top of every paper from the court.',
        'Sign the paper. Most courts accept “/s/ Your Name” on a paper that is filed electronically; ask the clerk if you are not sure.',
      ),
      heading('Send it'),
      steps(
        'Open Case Processing and choose your paper as the main document. Up to two further documents, such as exhibits, can go with it.',
        'Choose the court level, the jurisdiction and the case type. If you do not know them, leave them open: the clerk will see what the paper says.',
        'Press Analyze. The portal shows what it read: the court, the case number, the parties, the date. Check each one against your paper.',
        'Correct what was read wrongly. Your correction stands beside what the machine read; nothing is lost.',
        'Look at the list of what seems to be missing. You may file all the same: only a clerk or a judge decides, never a machine.',
      ),
      heading('What happens then'),
      points(
        'Your filing is received at the moment it arrives, and that moment is kept even if the clerk looks at it days later.',
        'The clerk accepts it, or returns it with a reason and a date by which you can correct it. You get a notice either way.',
        'Once it is accepted it gets its place on the docket of your case.',
      ),
    ],
  },
  {
    id: 'answer-a-complaint',
    title: 'You were sued: how to answer a complaint',
    description: 'What the summons asks of you, how the days are counted, and what an answer contains.',
    category: 'Filing',
    type: 'Guide',
    difficulty: 'Intermediate',
    blocks: [
      paragraph(
        'A summons and a complaint mean that somebody has started a civil case against you. If you do nothing, the court can decide without hearing you. That is called a default.',
      ),
      heading('How long you have'),
      paragraph(
        'The summons names the time. It runs from the day on which the papers were handed over in the way the law allows, and it is different from court to court:',
      ),
      points(
        'Federal district court: 21 days after service (Federal Rule of Civil Procedure 12(a)).',
        'California Superior Court: 30 days after personal service (Code of Civil Procedure section 412.20).',
        'New York: 20 days after personal service within the state, 30 days in most other cases (CPLR 320(a)).',
        'Texas district and county courts: by 10 a.m. on the Monday next after 20 days (Texas Rule of Civil Procedure 99(b)).',
        'Florida: 20 days after service (Florida Rule of Civil Procedure 1.140(a)).',
        'Illinois: 30 days after service (Supreme Court Rule 101(d)).',
      ),
      paragraph(
        'The deadline calculator of this portal counts the days for you and shows how it counted. Always compare its result with what your summons says; the summons and the court’s own rules are what counts. Small claims and evictions have other, often much shorter times.',
      ),
      heading('What an answer does'),
      steps(
        'Take the complaint’s numbered paragraphs one by one and write for each: admitted, denied, or that you do not know enough to say.',
        'Add your defenses: reasons why the other side should not win even if what it says were true, for example that the debt was paid or that too much time has passed.',
        'If you have a claim of your own against the other side, ask at the self-help center whether it has to go in now as a counterclaim or cross-complaint.',
        'Put the court’s name, the parties and the case number at the top exactly as the complaint has them. Sign and date it.',
      ),
      heading('Then'),
      points(
        'File the answer in time. Most courts ask a first filing fee of the person who answers too; see the guide on fee waivers.',
        'Send a copy to the other side and file a proof of service.',
        'If you cannot be ready in time, ask the other side for more days in writing and ask the clerk what form the court wants for that, before the time runs out.',
      ),
    ],
  },
  {
    id: 'small-claims',
    title: 'Small claims from start to finish',
    description: 'Who can use small claims court, for how much, and what the day in court is like.',
    category: 'Getting Started',
    type: 'Guide',
    difficulty: 'Beginner',
    blocks: [
      paragraph(
        'Small claims court is for disputes about limited sums of money. It is quicker and less formal than other courts. In California nobody may be represented by a lawyer at the hearing (Code of Civil Procedure section 116.530); other states allow it.',
      ),
      heading('How much you can ask for'),
      points(
        'California: up to $12,500 for a person, $6,250 for most businesses (Code of Civil Procedure sections 116.220 and 116.221).',
        'Texas justice courts: up to $20,000 (Texas Rule of Civil Procedure 500.3).',
        'Florida: up to $8,000 (Florida Small Claims Rule 7.010).',
        'Illinois: up to $10,000 (Supreme Court Rule 281).',
        'New York: it depends on the court; in New York City up to $10,000. Ask your court’s clerk.',
      ),
      paragraph('These sums change from time to time. Ask the clerk before you rely on one.'),
      heading('Step by step'),
      steps(
        'Ask the other side for the money first, in writing, and keep a copy. Many courts want to know that you did.',
        'Find out the exact legal name of the person or business you claim against, and where they live or do business. That decides which court you go to.',
        'Fill in the plaintiff’s claim form of your court and file it with the fee, or with a request to waive the fee.',
        'Have the papers served on the other side by somebody who is an adult and not a party. Keep to the number of days before the hearing that your court names.',
        'Gather what proves your case: the contract, receipts, pictures, messages, an estimate. Make two copies of each.',
        'At the hearing say in a few sentences what happened, what you ask for and why. Speak to the judge, not to the other side.',
      ),
      heading('After the hearing'),
      paragraph(
        'The judge decides at once or sends the decision by mail. The court does not collect the money for you. If the other side does not pay, the clerk or the self-help center can explain what steps there are, such as a wage garnishment or a bank levy.',
      ),
    ],
  },
  {
    id: 'fee-waiver',
    title: 'Ask the court to waive its fees',
    description: 'Who can have fees waived, what to bring, and what happens after you ask.',
    category: 'Fees',
    type: 'Guide',
    difficulty: 'Beginner',
    blocks: [
      paragraph(
        'Going to court costs fees. If you cannot pay them without giving up what you and your family need, you can ask the court to waive them. Asking costs nothing.',
      ),
      heading('Who can ask'),
      paragraph('Most courts look at three things. One of them is usually enough:'),
      points(
        'You receive public benefits such as food assistance, Medicaid or Medi-Cal, Supplemental Security Income or general assistance.',
        'Your household’s income is below a limit that depends on how many people live from it.',
        'You cannot pay the fees and your household’s basic needs at the same time.',
      ),
      heading('What the request is called'),
      points(
        'California: Request to Waive Court Fees, form FW-001 (Government Code section 68630 and the following).',
        'Federal court: application to proceed in forma pauperis (28 U.S.C. section 1915).',
        'Texas: Statement of Inability to Afford Payment of Court Costs (Texas Rule of Civil Procedure 145).',
        'Florida: Application for Determination of Civil Indigent Status (Florida Statutes section 57.082).',
        'Illinois: Application for Waiver of Court Fees (735 ILCS 5/5-105).',
        'New York: motion for permission to proceed as a poor person (CPLR 1101).',
      ),
      heading('Have these at hand'),
      points(
        'Your last pay slips or letters about benefits.',
        'What you pay for rent, food, utilities, transport and medical care in a month.',
        'What you own: bank accounts, vehicles, real estate.',
      ),
      heading('After you ask'),
      steps(
        'File the request together with your paper. The court may not send your paper back only because the fee is not paid while it decides on your request.',
        'The court grants it, refuses it, or asks for more information or a short hearing. Read the order: it says what you have to do and by when.',
        'If it is refused, you usually have a short time to pay, so that your paper keeps the day on which it arrived.',
        'If your situation becomes better while the case goes on, you may have to tell the court.',
      ),
    ],
  },
  {
    id: 'serve-papers',
    title: 'Serving papers and proving it',
    description: 'Who may hand papers over, in which ways, and how the court learns of it.',
    category: 'Service',
    type: 'Guide',
    difficulty: 'Intermediate',
    blocks: [
      paragraph(
        'Everybody in a case has the right to know what is filed in it. Giving them the papers in the way the law asks is called service. A judge cannot go on without proof that it happened.',
      ),
      heading('The first papers of a case'),
      points(
        'They have to be handed over by an adult who is not a party. You may not do it yourself. A friend, a professional process server or, in many places, the sheriff can.',
        'Personal service, into the hand of the person, is the surest way.',
        'If the person cannot be found, most states allow leaving the papers at home or work with somebody old enough and mailing a further copy, after real attempts. The rules differ; ask before you rely on one.',
        'A company is served through its agent for service of process. The Secretary of State’s website names the agent.',
      ),
      heading('Later papers'),
      points(
        'Once somebody has appeared in the case, papers can usually be served by mail or electronically, on the lawyer if there is one.',
        'Service by mail often adds days to the time in which the other side can respond, for example three days in federal court (Federal Rule of Civil Procedure 6(d)) and five calendar days within California (Code of Civil Procedure section 1013(a)).',
      ),
      heading('Proof of service'),
      steps(
        'Whoever served the papers fills in the proof of service: what was served, on whom, how, where, on which day.',
        'That person signs it, not you.',
        'File it with the court and keep a copy. Without it your hearing may be put off.',
      ),
    ],
  },
  {
    id: 'hearing-worksheet',
    title: 'Hearing worksheet',
    description: 'One sheet to bring: what you ask for, why, and what you show the judge.',
    category: 'Hearings',
    type: 'Template',
    difficulty: 'Beginner',
    blocks: [
      paragraph('Fill this in before the hearing and bring it. It is for you; it is not filed.'),
      heading('The hearing'),
      blank('Case number'),
      blank('Court, department or courtroom, address'),
      blank('Date and time (come half an hour earlier)'),
      blank('Judge'),
      heading('What I ask the court to order'),
      blank('In one or two sentences', 3),
      heading('Why'),
      blank('First fact, and what shows it', 2),
      blank('Second fact, and what shows it', 2),
      blank('Third fact, and what shows it', 2),
      heading('What the other side will say, and my answer'),
      blank('They will say', 2),
      blank('I answer', 2),
      heading('To bring'),
      points(
        'This sheet, and three copies of every document: for the judge, for the other side, for yourself.',
        'Proof that the other side got the papers.',
        'An identity document, and the names and telephone numbers of witnesses.',
        'If you need an interpreter or help because of a disability: ask the court several days before.',
      ),
      heading('What the judge ordered'),
      blank('Write down what was said, and ask if something is not clear', 4),
      blank('What I have to do, and by which day', 2),
    ],
  },
  {
    id: 'exhibit-list',
    title: 'Exhibit list',
    description: 'A list to keep your evidence in order, with what each piece proves.',
    category: 'Hearings',
    type: 'Template',
    difficulty: 'Intermediate',
    blocks: [
      paragraph(
        'Give every document or picture a letter or number, put a cover page with it in front, and list them here. Black out private information first: see “Private information in what you file”.',
      ),
      blank('Case number'),
      blank('Whose exhibits'),
      heading('Exhibits'),
      blank('Exhibit 1: what it is, its date, who made it', 2),
      blank('What it proves', 1),
      blank('Exhibit 2: what it is, its date, who made it', 2),
      blank('What it proves', 1),
      blank('Exhibit 3: what it is, its date, who made it', 2),
      blank('What it proves', 1),
      blank('Exhibit 4: what it is, its date, who made it', 2),
      blank('What it proves', 1),
      heading('Before you file or bring them'),
      points(
        'Each exhibit is complete: no page of a letter or contract is missing.',
        'Pictures and messages show the date and who sent them.',
        'The paper that speaks of an exhibit names it in the same way as this list.',
        'There is a copy for the other side.',
      ),
    ],
  },
  {
    id: 'private-information',
    title: 'Private information in what you file',
    description: 'What has to be left out or shortened before a paper becomes public.',
    category: 'Privacy',
    type: 'FAQ',
    difficulty: 'Intermediate',
    blocks: [
      heading('Can anybody read what I file?'),
      paragraph(
        'Most court papers are public. Once one is accepted, other people may read it, and it cannot be taken back easily. The person who files is responsible for what is in it, not the clerk.',
      ),
      heading('What must be shortened?'),
      paragraph(
        'In federal court (Federal Rule of Civil Procedure 5.2) a paper may show only the last four digits of a social security or taxpayer number, the year of a birth date, the initials of a minor, and the last four digits of a financial account. California’s rule is close to it (California Rules of Court, rule 1.201); other states have rules of their own.',
      ),
      heading('How do I black something out so that it is really gone?'),
      paragraph(
        'A black box drawn over words in a PDF often leaves the words underneath: anybody can copy them out. Change the original text and make a new PDF, or print the page, cover the words and scan it. Then open the file, select everything, paste it into an empty document, and look whether the words are there.',
      ),
      heading('I filed something private by mistake. What now?'),
      paragraph(
        'Withdraw the filing here as long as the clerk has not accepted it. After that call the clerk’s office at once and ask how to request that the paper be sealed or replaced.',
      ),
      heading('Does the portal check this for me?'),
      paragraph(
        'It reads the papers to help you and the clerk, but you should never rely on a machine for this. Read every page once more before you file.',
      ),
    ],
  },
  {
    id: 'why-filings-come-back',
    title: 'Why filings come back, and what to do',
    description: 'The most frequent reasons, and how to send the corrected paper without losing your place.',
    category: 'Filing',
    type: 'FAQ',
    difficulty: 'Beginner',
    blocks: [
      heading('My filing was returned. Did I lose my case?'),
      paragraph(
        'No. Returned means that the clerk asks you to correct something. The notice says what, on which rule that rests, and until when. If you send the corrected paper in time, the court can count it from the day on which the first one arrived.',
      ),
      heading('What are the most frequent reasons?'),
      points(
        'The case number or the court is wrong or missing, or the names do not agree with the case on record.',
        'The paper is not signed.',
        'Two papers were sent as one file, or one paper was cut into two.',
        'The kind of paper that was chosen is not the kind of paper that was sent.',
        'A form that has to go with it is missing, for example a cover sheet or a proof of service.',
        'The fee is not paid and no waiver was asked for.',
        'The pages cannot be read: a dark photograph, a page upside down, a password on the file.',
      ),
      heading('How do I send the corrected paper?'),
      steps(
        'Open Case Processing and choose the returned filing. The reason and the last day stand at the top.',
        'Correct your document.',
        'Press “Send corrected document” and choose it. It takes the place of the first one; both are kept.',
        'The clerk gets it back in the queue and answers again.',
      ),
      heading('What if I think the clerk is wrong?'),
      paragraph(
        'Call the clerk’s office and ask. In many courts a clerk may not refuse a paper only for its form, and you can ask that a judge looks at it: in federal court Federal Rule of Civil Procedure 5(d)(4) says so.',
      ),
      heading('What does rejected mean?'),
      paragraph(
        'That the court cannot take the paper at all, for example because it belongs to another court. The notice says why. You can file anew, but the first day does not count then.',
      ),
    ],
  },
];
