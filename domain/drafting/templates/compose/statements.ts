import type { CaseData, Forum } from '../CaseData.ts';
import type { Block } from '../DraftDocument.ts';
import type { Filler } from '../Filler.ts';
import { joinNames } from '../parties.ts';
import { declarantSignature, heading, openNumbering, plain } from './signature.ts';

/**
 * A declaration, in New York an affirmation: numbered statements with the wording that the forum's statute prescribes.
 */
export function composeDeclaration(filler: Filler, _data: CaseData): Block[] {
  const declarant = filler.text('declarant');
  const number = openNumbering();
  return [
    plain(`I, ${declarant}, ${filler.forum === 'New York' ? 'affirm' : 'declare'}:`),
    ...number(filler.entries('statements')),
    ...underPenalty(filler, declarant),
  ];
}

/** A proof or certificate of service: who served what on whom, when, and how. */
export function composeService(filler: Filler, _data: CaseData): Block[] {
  const server = filler.text('server_name');
  const how = methods[filler.maybe('service_method') ?? ''] ?? '____________________';
  const papers = joinNames(filler.entries('served_documents'));
  const address = filler.text('server_address');
  return [
    plain(
      byOthers.includes(filler.forum)
        ? `I, ${server}, am over the age of 18 and not a party to this action. My address is ${address}.`
        : `I, ${server}, certify the following service. My address is ${address}.`,
    ),
    plain(`On ${filler.date('service_date')}, I served a true copy of ${papers} ${how} on:`),
    { kind: 'lines', align: 'left', lines: filler.entries('served_on').map((entry) => `      ${entry}`) },
    ...(filler.forum === 'Texas' || filler.forum === 'Florida'
      ? [declarantSignature(filler, server, `Dated: ${filler.date('signed_on')}`)]
      : underPenalty(filler, server)),
  ];
}

/** The server's statement of not being a party (Cal. Code Civ. Proc. § 1013a; CPLR 2103(a)). */
const byOthers: readonly Forum[] = ['California', 'New York'];

const methods: Record<string, string> = {
  electronic: 'by electronic service at the addresses listed below',
  mail: 'by first-class mail, postage prepaid, in an envelope addressed as listed below',
  personal: 'by personal delivery',
};

/** The wording of declarations under penalty of perjury, each from its statute. */
function underPenalty(filler: Filler, name: string): Block[] {
  const on = filler.date('signed_on');
  const at = filler.text('signed_at');
  const words = perjury[filler.forum](filler, name, on, at);
  return [
    ...(filler.forum === 'Texas' ? [heading('UNSWORN DECLARATION')] : []),
    ...words.map(plain),
    declarantSignature(filler, name),
  ];
}

const perjury: Record<Forum, (filler: Filler, name: string, on: string, at: string) => string[]> = {
  /** Cal. Code Civ. Proc. § 2015.5. */
  California: (_filler, _name, on, at) => [
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    `Executed on ${on}, at ${at}.`,
  ],
  /** CPLR 2106, as in force since January 1, 2024. */
  'New York': (_filler, _name, on) => [
    `I affirm on ${on}, under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, and I understand that this document may be filed in an action or proceeding in a court of law.`,
  ],
  /** Tex. Civ. Prac. & Rem. Code § 132.001(d). */
  Texas: (filler, name, on, at) => [
    `My name is ${name}, my date of birth is ${filler.date('declarant_birth_date')}, and my address is ${filler.text('declarant_address')}. I declare under penalty of perjury that the foregoing is true and correct.`,
    `Executed in ${at}, on ${on}.`,
  ],
  /** Fla. Stat. § 92.525(2). */
  Florida: (_filler, _name, on) => [
    'Under penalties of perjury, I declare that I have read the foregoing declaration and that the facts stated in it are true.',
    `Dated: ${on}.`,
  ],
  /** 735 ILCS 5/1-109. */
  Illinois: (_filler, _name, on) => [
    'Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements set forth in this instrument are true and correct, except as to matters therein stated to be on information and belief and as to such matters the undersigned certifies as aforesaid that the undersigned verily believes the same to be true.',
    `Dated: ${on}.`,
  ],
  /** 28 U.S.C. § 1746(2). */
  Federal: (_filler, _name, on) => [
    `I declare under penalty of perjury that the foregoing is true and correct. Executed on ${on}.`,
  ],
};
