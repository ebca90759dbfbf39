import { decisions } from './Entry.ts';

/** Decisions of lower federal courts and of the Board of Immigration Appeals that filings often meet. */
export const federalCourts = [
  ...decisions('United States Court of Appeals for the Second Circuit', 'Federal', [
    [
      'United States v. Carroll Towing Co.',
      '159 F.2d 169',
      '1947-01-09',
      'Care is owed where the burden of a precaution is less than the probability of the harm times its gravity.',
    ],
    [
      'Lugosch v. Pyramid Co. of Onondaga',
      '435 F.3d 110',
      '2006',
      'Papers submitted with a summary judgment motion are judicial documents to which a strong presumption of access attaches at once.',
    ],
    [
      'Park v. Kim',
      '91 F.4th 610',
      '2024-01-30',
      'A lawyer who cited a case that a chatbot had invented was referred to the court’s grievance panel: whoever signs must read and confirm the authorities.',
    ],
  ]),
  ...decisions('United States Court of Appeals for the Ninth Circuit', 'Federal', [
    [
      'Kamakana v. City and County of Honolulu',
      '447 F.3d 1172',
      '2006',
      'Sealing papers on dispositive motions needs compelling reasons with specific facts; for discovery papers good cause may do.',
    ],
  ]),
  ...decisions('Court of Appeals of the District of Columbia', 'Federal', [
    [
      'Frye v. United States',
      '293 F. 1013',
      '1923',
      'Expert testimony had to rest on a method generally accepted in its field.',
      'Federal courts left this test in 1993 for Daubert; some states keep it.',
    ],
  ]),
  ...decisions('United States District Court, Southern District of New York', 'Federal', [
    [
      'Zubulake v. UBS Warburg LLC',
      '217 F.R.D. 309',
      '2003',
      'The cost of restoring inaccessible electronic data may be shifted by a test of seven factors.',
    ],
    [
      'Zubulake v. UBS Warburg LLC (preservation)',
      '220 F.R.D. 212',
      '2003',
      'Once litigation is reasonably anticipated a party must stop routine destruction and put a litigation hold in place.',
    ],
    [
      'Mata v. Avianca, Inc.',
      '678 F. Supp. 3d 443',
      '2023-06-22',
      'Lawyers who filed decisions that a chatbot had made up, and stood by them when asked, were sanctioned under Rule 11.',
    ],
  ]),
  ...decisions('Board of Immigration Appeals', 'Federal', [
    [
      'Matter of Acosta',
      '19 I. & N. Dec. 211',
      '1985',
      'A particular social group for asylum shares a characteristic that its members cannot change or should not be required to change.',
    ],
    [
      'Matter of Mogharrabi',
      '19 I. & N. Dec. 439',
      '1987',
      'A fear is well founded where a reasonable person in the applicant’s place would fear persecution; credible testimony may be enough.',
    ],
    [
      'Matter of Lozada',
      '19 I. & N. Dec. 637',
      '1988',
      'A claim of ineffective counsel needs an affidavit, notice to former counsel and a bar complaint or the reason for none.',
    ],
    [
      'Matter of Hashmi',
      '24 I. & N. Dec. 785',
      '2009',
      'It lists what counts for a continuance to wait for a family visa petition.',
    ],
  ]),
  ...decisions('Administrative Appeals Office', 'Federal', [
    [
      'Matter of Chawathe',
      '25 I. & N. Dec. 369',
      '2010',
      'The standard of proof in most immigration benefit cases is the preponderance of the evidence.',
    ],
  ]),
  ...decisions('Attorney General', 'Federal', [
    [
      'Matter of L-A-B-R-',
      '27 I. & N. Dec. 405',
      '2018',
      'A continuance for collateral proceedings turns above all on the likely success of that relief and whether it would change the removal case.',
    ],
  ]),
];
