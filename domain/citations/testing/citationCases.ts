import type { Citation } from '../Citation.ts';

/** A text and its citations. Fields that are not listed are not compared; null means that the field is absent. */
export type CitationCase = {
  text: string;
  citations: ({ kind: Citation['kind'] } & { [field in keyof Citation]?: Citation[field] | null })[];
};

const marlow = { plaintiff: 'Marlow Indus., Inc.', defendant: 'Tern Harbor Auth.' };

/** Invented decisions, cited the way real documents cite. */
export const citationCases: readonly CitationCase[] = [
  // Full citations
  {
    text: 'As held in Marlow Indus., Inc. v. Tern Harbor Auth., 512 U.S. 344, 351-52 & n.4 (1994), notice is due.',
    citations: [
      {
        kind: 'full',
        text: '512 U.S. 344',
        ...marlow,
        pin_cite: '351-52 & n.4',
        year: '1994',
        court: 'scotus',
        resolves_to: 0,
      },
    ],
  },
  {
    text: 'Okafor v. Brandt, 88 F. 4th 612 (9th Cir. 2023)',
    citations: [
      { kind: 'full', volume: '88', reporter: 'F.4th', page: '612', court: 'ca9', year: '2023', plaintiff: 'Okafor' },
    ],
  },
  {
    text: 'Pell v. Quince, 101 F. Supp. 3d 22, 25 (S.D.N.Y. Apr. 3, 2015) (denying the motion), aff’d, 640 F. App’x 88 (2d Cir. 2016). Id. at 26.',
    citations: [
      { kind: 'full', reporter: 'F. Supp. 3d', court: 'nysd', year: '2015', parenthetical: 'denying the motion' },
      { kind: 'full', reporter: "F. App'x", court: 'ca2', year: '2016', plaintiff: null },
      { kind: 'id', pin_cite: 'at 26', resolves_to: 0 },
    ],
  },
  {
    text: 'People v. Ardsley (2019) 7 Cal.5th 201, 214 [247 Cal.Rptr.3d 10, 440 P.3d 900]; see id. at p. 216.',
    citations: [
      { kind: 'full', reporter: 'Cal. 5th', year: '2019', pin_cite: '214', plaintiff: 'People', defendant: 'Ardsley' },
      { kind: 'full', reporter: 'Cal. Rptr. 3d', year: '2019', parallel_to: 0 },
      { kind: 'full', reporter: 'P.3d', parallel_to: 0 },
      { kind: 'id', pin_cite: 'at p. 216', resolves_to: 0 },
    ],
  },
  {
    text: 'Matter of Ferro v Lindqvist, 133 AD3d 901, 903 (2d Dept 2015); Ferro, 133 AD3d at 904.',
    citations: [
      { kind: 'full', reporter: 'A.D.3d', year: '2015', defendant: 'Lindqvist' },
      { kind: 'short', reporter: 'A.D.3d', pin_cite: '904', resolves_to: 0 },
    ],
  },
  {
    text: 'Harrow v. Dunmore, 5 U.S. (1 Cranch) 401, 404 (1803)',
    citations: [{ kind: 'full', volume: '5', reporter: 'U.S.', page: '401', pin_cite: '404', year: '1803' }],
  },
  {
    text: 'People v. Osgood, 2021 IL App (2d) 190555, ¶ 17; Wren v. Holt, 2019 IL 123456, ¶¶ 4-6.',
    citations: [
      { kind: 'full', volume: '2021', reporter: 'IL App (2d)', page: '190555', pin_cite: '¶ 17' },
      { kind: 'full', volume: '2019', reporter: 'IL', page: '123456', pin_cite: '¶¶ 4-6' },
    ],
  },
  {
    text: 'State v. Teague, 130 Ohio St.3d 44, 2011-Ohio-5001, 957 N.E.2d 7, ¶ 12',
    citations: [
      { kind: 'full', reporter: 'Ohio St. 3d', page: '44' },
      { kind: 'full', volume: '2011', reporter: 'Ohio', page: '5001', parallel_to: 0 },
      { kind: 'full', reporter: 'N.E.2d', pin_cite: '¶ 12', parallel_to: 0 },
    ],
  },
  {
    text: 'Vasquez v. Nolan Grp., LLC, No. 18-cv-4411 (JPO), 2019 WL 3302117, at *4 (S.D.N.Y. July 23, 2019)',
    citations: [
      {
        kind: 'full',
        text: '2019 WL 3302117',
        plaintiff: 'Vasquez',
        defendant: 'Nolan Grp., LLC',
        docket: 'No. 18-cv-4411 (JPO)',
        pin_cite: 'at *4',
        court: 'nysd',
        year: '2019',
      },
    ],
  },
  {
    text: 'Tillman v. Roe Cty., 2020 U.S. Dist. LEXIS 88123, at *9 (N.D. Ill. May 20, 2020). Id. at *11.',
    citations: [
      { kind: 'full', reporter: 'U.S. Dist. LEXIS', page: '88123', court: 'ilnd' },
      { kind: 'id', pin_cite: 'at *11', resolves_to: 0 },
    ],
  },
  {
    text: 'See Kestrel Air v. Loomis, No. 18-1234, slip op. at 5 (D. Mass. Jan. 2, 2019).',
    citations: [
      {
        kind: 'full',
        docket: '18-1234',
        plaintiff: 'Kestrel Air',
        defendant: 'Loomis',
        pin_cite: 'at 5',
        court: 'mad',
        year: '2019',
      },
    ],
  },
  {
    text: 'In re Quillfeather, 601 B.R. 44 (Bankr. D. Del. 2019); Ex parte Sutter, 4 S.W.3d 19 (Tex. Crim. App. 1999)',
    citations: [
      { kind: 'full', plaintiff: null, defendant: 'Quillfeather', court: 'deb' },
      { kind: 'full', plaintiff: null, defendant: 'Sutter', court: 'texcrimapp' },
    ],
  },
  {
    text: 'Dorn v. Lakeside Hosp., 402 S.W.3d 118, 121 (Tex. App.—Dallas 2013, pet. denied)',
    citations: [{ kind: 'full', court: 'texapp', year: '2013', pin_cite: '121' }],
  },
  {
    text: 'Lang v. Ives, 590 U.S. ___ (2020) (slip op., at 8); Lang v. Ives, 590 U. S. —, 140 S. Ct. 900 (2020)',
    citations: [
      { kind: 'full', volume: '590', page: null, year: '2020' },
      { kind: 'full', volume: '590', page: null },
      { kind: 'full', volume: '140', reporter: 'S. Ct.', page: '900', year: '2020' },
    ],
  },
  {
    text: 'the holding of Finch v. Oriel, 135 *355 Mass. 147',
    citations: [{ kind: 'full', volume: '135', reporter: 'Mass.', page: '147' }],
  },
  {
    text: 'Smith, Barrow & Finch, P.C. v. United Tool & Die Co., 77 P.3d 1 (Wash. 2003)',
    citations: [
      { kind: 'full', plaintiff: 'Smith, Barrow & Finch, P.C.', defendant: 'United Tool & Die Co.', court: 'wash' },
    ],
  },
  {
    text: 'United States ex rel. Yarrow v. Bell Mem’l Hosp. of St. Paul, 9 F.3d 10 (8th Cir. 1993)',
    citations: [
      {
        kind: 'full',
        plaintiff: 'United States ex rel. Yarrow',
        defendant: 'Bell Mem’l Hosp. of St. Paul',
        court: 'ca8',
      },
    ],
  },
  {
    text: 'That was settled long ago. Elm v. Ash, 3 So. 2d 4 (Fla. 1941) (per curiam).',
    citations: [{ kind: 'full', plaintiff: 'Elm', defendant: 'Ash', court: 'fla', year: '1941' }],
  },
  {
    text: 'MARLOW V. TERN HARBOR AUTHORITY, 512 U.S. 344 (1994)',
    citations: [{ kind: 'full', plaintiff: 'MARLOW', defendant: 'TERN HARBOR AUTHORITY' }],
  },
  {
    text: 'Ivers v. Coe, 253 Md. 1, 4 (1969); 12 Ga. 40; 2012 Me. 12; 66 Ky. (3 Bush) 45; 2014 MT 33; 2023 CO 80202',
    citations: [
      { kind: 'full', reporter: 'Md.', page: '1', plaintiff: 'Ivers' },
      { kind: 'full', reporter: 'Ga.', page: '40' },
      { kind: 'full', volume: '2012', page: '12' },
      { kind: 'full', volume: '66', reporter: 'Ky.', page: '45' },
      { kind: 'full', volume: '2014', page: '33' },
    ],
  },
  {
    text: 'Rowan v. Vine, 44 L.R.A. 7; Rowan v. Vine, L.R.A. 1915B, 500; 93-1 BCA ¶ 25,508; T.C. Memo. 2019-233',
    citations: [
      { kind: 'full', volume: '44', page: '7' },
      { kind: 'full', volume: '1915B', page: '500' },
      { kind: 'full', volume: '93-1', page: '25,508' },
      { kind: 'full', volume: '2019', reporter: 'T.C. Memo.', page: '233' },
    ],
  },
  {
    text: 'Vine v. First Sav. Bank (In re Vine), 41 B.R. 134 (Bankr. N.D. Ohio 1984); Doe #1 v. eBay Inc., 5 F.3d 10 (1993)',
    citations: [
      { kind: 'full', plaintiff: 'Vine', defendant: 'First Sav. Bank', court: 'ohnb' },
      { kind: 'full', plaintiff: 'Doe #1', defendant: 'eBay Inc.' },
    ],
  },
  {
    text: 'Ash v. Elm (S.D.N.Y., May 5, 1999, No. 98 Civ. 123) 1999 WL 55; Acme v. Beta LLC, C.A. No. 9985-CB, 2015 WL 5 (Del. Ch. 2015)',
    citations: [
      { kind: 'full', plaintiff: 'Ash', defendant: 'Elm', year: '1999', court: 'nysd' },
      { kind: 'full', defendant: 'Beta LLC', docket: 'C.A. No. 9985-CB', court: 'delch' },
    ],
  },
  {
    text: 'The cases are Ash v. Elm, 5 F.3d 10 (1993) and Oak v. Fir, 6 F.3d 20 (1993) (“Oak II”). Oak II, 6 F.3d at 24.',
    citations: [
      { kind: 'full' },
      { kind: 'full', plaintiff: 'Oak', defendant: 'Fir' },
      { kind: 'short', antecedent: 'Oak II', resolves_to: 1 },
    ],
  },
  {
    text: 'Ash v. Elm, 5 F.3d 10 (2d Cir. 1993), rev’d sub nom. Elm v. State, 510 U.S. 90 (1994). Id. at 12. Ash v. Elm, 5 F.3d 10.',
    citations: [
      { kind: 'full' },
      { kind: 'full', plaintiff: 'Elm', defendant: 'State' },
      { kind: 'id', resolves_to: 0 },
      { kind: 'full', resolves_to: 0 },
    ],
  },
  // Names
  ...(
    [
      [
        'see Board of County Comm’rs, Ormsby Cty. v. Fell, 518 U.S. 668',
        'Board of County Comm’rs, Ormsby Cty.',
        'Fell',
      ],
      ['Town of Quarry Hill, Colo. v. Reyes, 545 U.S. 748', 'Town of Quarry Hill, Colo.', 'Reyes'],
      ['The Court in Mirren v. Arizona, 384 U.S. 436', 'Mirren', 'Arizona'],
      ['... as stated in Part II. Van Orden v. Roe, 5 F.3d 10', 'Van Orden', 'Roe'],
      ['STANDARD OF REVIEW\nMoe v. Roe, 5 F.3d 10', 'Moe', 'Roe'],
      ['However, Alder v. Lindqvist Elec. Indus. Co., Ltd., 477 U.S. 242', 'Alder', 'Lindqvist Elec. Indus. Co., Ltd.'],
      ['Ash, et al. v. Elm, et al., 5 F.3d 10', 'Ash, et al.', 'Elm, et al.'],
      ['Int’l Bhd. of Coopers, Local 357 v. NLRB, 365 U.S. 667', 'Int’l Bhd. of Coopers, Local 357', 'NLRB'],
    ] as const
  ).map(([text, plaintiff, defendant]) => ({ text, citations: [{ kind: 'full' as const, plaintiff, defendant }] })),
  // Broken lines, odd spaces and signs
  {
    text: 'the rule of Wis-\nconsin Ave. Partners v. Gal-\nlagher, 441\nA.2d 956,\n964-65 (D.C. 1982)',
    citations: [
      {
        kind: 'full',
        plaintiff: 'Wisconsin Ave. Partners',
        defendant: 'Gallagher',
        volume: '441',
        reporter: 'A.2d',
        page: '956',
        pin_cite: '964-65',
      },
    ],
  },
  {
    text: 'as in Pryce v. Holloway, 71\u00a0F.\u202fSupp.\u00a02d 8, 9\u201310 (W.D.\u00a0Wash. 1999)',
    citations: [
      { kind: 'full', reporter: 'F. Supp. 2d', page: '8', court: 'wawd', year: '1999', defendant: 'Holloway' },
    ],
  },
  {
    text: 'rests on Pryce v. Holloway, 71 F. Supp.\n\n- 12 -\n\nCase 2:19-cv-00123-ABC Document 45 Filed 08/14/20 Page 13 of 16\n\n2d 8, 9 (W.D. Wash. 1999)',
    citations: [{ kind: 'full', reporter: 'F. Supp. 2d', page: '8', defendant: 'Holloway', year: '1999' }],
  },
  {
    text: 'It follows from Pryce v. Holloway, 71 F.3d\n\n14\n\n880, 884 (9th Cir. 1995), that',
    citations: [{ kind: 'full', volume: '71', page: '880', pin_cite: '884' }],
  },
  {
    text: '11  The motion fails. Pryce v.\n12  Holloway, 71 F.3d\n13  880, 884 (9th Cir. 1995). That\n14  is settled.',
    citations: [{ kind: 'full', plaintiff: 'Pryce', defendant: 'Holloway', volume: '71', page: '880' }],
  },
  // Short forms
  {
    text: 'Marlow Indus., Inc. v. Tern Harbor Auth., 512 U.S. 344 (1994). Roe v. Moe, 512 U.S. 700 (1994). Tern Harbor, 512 U.S. at 350.',
    citations: [
      { kind: 'full' },
      { kind: 'full' },
      { kind: 'short', page: '350', antecedent: 'Tern Harbor', resolves_to: 0 },
    ],
  },
  {
    text: 'Roe v. Moe, 12 F.3d 800 (1993). Later, 12 F.3d at 790.',
    citations: [{ kind: 'full' }, { kind: 'short', page: '790', resolves_to: null }],
  },
  {
    text: 'Pell v. Quince, 4 F.2d 3, 5 P.2d 6 (1925). Quince, 4 F.2d at 4, 5 P.2d at 8.',
    citations: [
      { kind: 'full' },
      { kind: 'full', parallel_to: 0 },
      { kind: 'short', resolves_to: 0 },
      { kind: 'short', resolves_to: 1, antecedent: 'Quince' },
    ],
  },
  {
    text: 'Brandt v. Low, 31 F.4th 7 (1st Cir. 2022). Brandt, supra, 31 F.4th at 9.',
    citations: [{ kind: 'full' }, { kind: 'short', antecedent: 'Brandt', resolves_to: 0 }],
  },
  // Supra and names
  {
    text: 'Brandt v. Low, 31 F.4th 7 (1st Cir. 2022). See Brandt, supra, at 9 (noting the delay).',
    citations: [
      { kind: 'full' },
      { kind: 'supra', pin_cite: 'at 9', antecedent: 'Brandt', parenthetical: 'noting the delay', resolves_to: 0 },
    ],
  },
  {
    text: 'Low v. Brandt, 31 F.4th 7, 88 L. Ed. 3 (2022). As Brandt, supra note 4, at 9, has it.',
    citations: [{ kind: 'full' }, { kind: 'full' }, { kind: 'supra', pin_cite: 'note 4, at 9', resolves_to: 0 }],
  },
  {
    text: 'Low v. Brandt, 31 F.4th 7 (2022). Brandt v. High, 32 F.4th 9 (2022). Brandt, supra, at 10.',
    citations: [{ kind: 'full' }, { kind: 'full' }, { kind: 'supra', resolves_to: null }],
  },
  {
    text: 'Low v. Brandt, 31 F.4th 7 (2022). The court said so in Brandt at 9. Mr. Brandt arrived at 9 p.m.',
    citations: [{ kind: 'full' }, { kind: 'reference', text: 'Brandt at 9', pin_cite: 'at 9', resolves_to: 0 }],
  },
  {
    text: 'United States v. Orrin, 3 F.3d 4 (1993). In the United States at 40 courts, and at Orrin at 6, the rule holds.',
    citations: [{ kind: 'full' }, { kind: 'reference', text: 'Orrin at 6', resolves_to: 0 }],
  },
  // Id.
  ...[
    '(Id. at 4.)',
    '(Ibid.)',
    '(Id.; emphasis added.)',
    'See id.',
    '“Quite so.” Id.',
    'Id., at 4.',
    'id. at 3-4',
    '[Id. at 4]',
    'Id.—and more',
  ].map((text) => ({
    text: `Low v. Brandt, 31 F.4th 2 (2022). ${text}`,
    citations: [{ kind: 'full' as const }, { kind: 'id' as const, resolves_to: 0 }],
  })),
  {
    text: 'Low v. Brandt, 31 F.4th 7 (2022). Then came the order. Dkt. 45 at 3. Id. at 4.',
    citations: [{ kind: 'full' }, { kind: 'id', resolves_to: null }],
  },
  {
    text: 'Low v. Brandt, 31 F.4th 7 (2022). The facts are plain (Compl. ¶ 12). Id. ¶ 13.',
    citations: [{ kind: 'full' }, { kind: 'id', pin_cite: '¶ 13', resolves_to: null }],
  },
  {
    text: 'Low v. Brandt, 31 F.4th 7 (2022). 15 U.S.C. § 78j(b). Id. § 78u-4(b)(2).',
    citations: [
      { kind: 'full' },
      { kind: 'law', volume: '15', reporter: 'U.S.C.', page: '78j', pin_cite: '(b)' },
      { kind: 'id', resolves_to: 1 },
    ],
  },
  {
    text: 'Low v. Brandt, 31 F.4th 7 (2022) (quoting Pell v. Quince, 4 F.2d 3 (1925)). Id. at 9.',
    citations: [{ kind: 'full' }, { kind: 'full' }, { kind: 'id', resolves_to: 0 }],
  },
  {
    text: 'Wren v. Holt, 2019 IL 123456, ¶ 4. Id. ¶ 6.',
    citations: [{ kind: 'full' }, { kind: 'id', pin_cite: '¶ 6', resolves_to: 0 }],
  },
  {
    text: 'Pell v. Quince, 550 U.S. 544, 127 S. Ct. 1955 (2007). Id. at 556. Id. at 1966.',
    citations: [
      { kind: 'full' },
      { kind: 'full', parallel_to: 0 },
      { kind: 'id', resolves_to: 0 },
      { kind: 'id', resolves_to: 1 },
    ],
  },
  { text: 'Please enter your user id. The system will do the rest. See www.id.me for more.', citations: [] },
  // Laws
  {
    text: 'under 18 U. S. C. §§ 4241-4243 and 29 C.F.R. § 1910.134(a)(2), and 28 USC 1331',
    citations: [
      { kind: 'law', reporter: 'U.S.C.', page: '4241-4243' },
      { kind: 'law', reporter: 'C.F.R.', page: '1910.134', pin_cite: '(a)(2)' },
      { kind: 'law', volume: '28', reporter: 'U.S.C.', page: '1331' },
    ],
  },
  {
    text: 'Cal. Civ. Proc. Code § 425.16(b)(1) (West 2016); Code Civ. Proc., § 437c, subd. (c); Tex. Fam. Code Ann. § 6.001',
    citations: [
      { kind: 'law', page: '425.16', year: '2016', pin_cite: '(b)(1)' },
      { kind: 'law', reporter: 'Code Civ. Proc.', page: '437c' },
      { kind: 'law', page: '6.001' },
    ],
  },
  {
    text: '735 ILCS 5/2-615; N.Y. Gen. Bus. Law § 349; CPLR 3211(a)(7); Fla. Stat. § 57.105 (2021)',
    citations: [
      { kind: 'law', volume: '735', reporter: 'ILCS', page: '5/2-615' },
      { kind: 'law', page: '349' },
      { kind: 'law', reporter: 'CPLR', page: '3211', pin_cite: '(a)(7)' },
      { kind: 'law', reporter: 'Fla. Stat.', page: '57.105', year: '2021' },
    ],
  },
  {
    text: 'Fed. R. Civ. P. 12(b)(6); Fed.R.Evid. 702; Federal Rule of Civil Procedure 56(a); Tex. R. Civ. P. 91a.1; FRCP 26(f)',
    citations: [
      { kind: 'law', reporter: 'Fed. R. Civ. P.', page: '12', pin_cite: '(b)(6)' },
      { kind: 'law', reporter: 'Fed. R. Evid.', page: '702' },
      { kind: 'law', reporter: 'Fed. R. Civ. P.', page: '56', pin_cite: '(a)' },
      { kind: 'law', reporter: 'Tex. R. Civ. P.', page: '91a.1' },
      { kind: 'law', page: '26', pin_cite: '(f)' },
    ],
  },
  {
    text: 'U.S. Const. amend. XIV, § 1; U.S. Const. art. I, § 8, cl. 3; Cal. Const., art. I, § 7',
    citations: [
      { kind: 'law', reporter: 'U.S. Const.', page: 'amend. XIV', pin_cite: '§ 1' },
      { kind: 'law', reporter: 'U.S. Const.', page: 'art. I', pin_cite: '§ 8, cl. 3' },
      { kind: 'law', reporter: 'Cal. Const.', page: 'art. I', pin_cite: '§ 7' },
    ],
  },
  {
    text: 'Pub. L. No. 111-148, 124 Stat. 119 (2010); 85 Fed. Reg. 12,345 (Mar. 2, 2020); Exec. Order No. 13,769',
    citations: [
      { kind: 'law', reporter: 'Pub. L.', page: '111-148' },
      { kind: 'law', volume: '124', reporter: 'Stat.', page: '119', year: '2010' },
      { kind: 'law', volume: '85', page: '12,345', year: '2020' },
      { kind: 'law', reporter: 'Exec. Order', page: '13,769' },
    ],
  },
  {
    text: 'RCW 4.16.080; O.C.G.A. § 9-11-12(b)(6); Penal Code section 187; La. Civ. Code art. 2315; Fla. Admin. Code Ann. r. 61-5',
    citations: [
      { kind: 'law', page: '4.16.080' },
      { kind: 'law', reporter: 'O.C.G.A.', page: '9-11-12', pin_cite: '(b)(6)' },
      { kind: 'law', page: '187' },
      { kind: 'law', reporter: 'La. Civ. Code', page: '2315' },
      { kind: 'law', reporter: 'Fla. Admin. Code Ann.', page: '61-5' },
    ],
  },
  {
    text: 'Ill. S. Ct. R. 341; Cal. Rules of Court, rule 8.204(c); 9th Cir. R. 36-3; but R. 341 is the record.',
    citations: [
      { kind: 'law', page: '341' },
      { kind: 'law', page: '8.204', pin_cite: '(c)' },
      { kind: 'law', page: '36-3' },
    ],
  },
  { text: 'see §99 of that act and Section 4 of the lease; ¶ 12 of the answer', citations: [] },
  // Journals
  {
    text: 'Ada Linwood, The Docket, 102 Harv. L. Rev. 1021, 1030 (1989); 45 Willow Creek L.J. 12',
    citations: [
      { kind: 'journal', volume: '102', reporter: 'Harv. L. Rev.', page: '1021', pin_cite: '1030', year: '1989' },
      { kind: 'journal', volume: '45', page: '12' },
    ],
  },
  // What is no citation
  ...[
    'Case 3:20-cv-01234-ABC Document 61 Filed 08/14/20 Page 15 of 16 PageID #: 880',
    '15 Page 3\n28 Filed 08\n11 Cir. 2011\n61 Def.’s Mot. at 27',
    'On March 3, 2021 at 10 a.m., 12 P.M. 14 people met at 1450 S.W. 12th Street, Miami, FL 33130.',
    'Mr. Thompson, 9 years old, and Mrs. Taylor, 31, of 12 Hill Road',
    'Nos. 19-1234, 19-1235; Index No. 650123/2020; Dkt. 61; ECF No. 12-3 at 4; Ex. 5 at 2',
    '1\n2\n3\n4  The answer\n5  was filed\n6  on time.',
    'Q. Did you see it? 12 A. 13 Yes. 14 Q. When?',
    'Telephone (312) 555-0142, Fax 312.555.0143; Suite 12, 400 N. 5th Ave., Phoenix, AZ 85004',
    'The total of $1,200.00 was due in 30 days; 4 of 5 paid 12% on 6/7/2020.',
    'Smith v. Jones, Case No. 2:20-cv-00123, is pending in this Court.',
    'Dated: May 5, 2021    By: /s/ Ann Lee   SBN 123456',
    'NYSCEF DOC. NO. 12   RECEIVED NYSCEF: 02/03/2021',
    'lines 4 through 9 of page 12; pages 3, 4 and 5; paragraphs 12 to 14',
    'Cite as: 590 U. S. ____ (2020)            5\nOpinion of the Court',
  ].map((text) => ({ text, citations: [] })),
  {
    text: 'Oak v. Pine, No. 19-cv-233 (S.D.N.Y. Jan. 3, 2020), 2020 WL 123456, at *3.',
    citations: [
      { kind: 'full', docket: '19-cv-233', court: 'nysd' },
      { kind: 'full', page: '123456', court: 'nysd', defendant: 'Pine', parallel_to: 0 },
    ],
  },
  {
    text: 'SECTION 95.11, FLORIDA STATUTES; relief under 11 U.S.C. Section 521 and Rule 1007.',
    citations: [
      { kind: 'law', reporter: 'Fla. Stat.', page: '95.11' },
      { kind: 'law', volume: '11', page: '521' },
    ],
  },
  {
    text: 'Section 2 of title 28 of the Acme Manual applies. Section 5 of the Act applies. Rule 26 of the Rules governs.',
    citations: [],
  },
];
