/** Types that the court handles in mostly the same way. */
export type Family =
  | 'charge'
  | 'complaint'
  | 'petition'
  | 'review'
  | 'answer'
  | 'motion'
  | 'response'
  | 'memorandum'
  | 'brief'
  | 'order'
  | 'judgment'
  | 'opinion'
  | 'proposed'
  | 'court_record'
  | 'testimony'
  | 'service'
  | 'appearance'
  | 'discovery'
  | 'process'
  | 'notice'
  | 'agreement'
  | 'claim'
  | 'trial'
  | 'estate'
  | 'statement'
  | 'attachment'
  | 'letter';

/** Something that a document of a type must contain; the fields of a reading, and `party`: one on any side. */
export type RequiredContent =
  | 'doc_type'
  | 'court'
  | 'case_number'
  | 'plaintiffs'
  | 'defendants'
  | 'party'
  | 'signature'
  | 'service';

/** Who signs: a party or its attorney, a witness under oath, the person who served, a judge, a clerk, a prosecuting officer, everyone who agrees. */
export type Signer =
  | 'party'
  | 'witness'
  | 'server'
  | 'judge'
  | 'clerk'
  | 'officer'
  | 'signatories'
  | 'testator'
  | 'writer';

/** The grounds of a type's urgency; domain/filings/priorityOf.ts gives each ground its priority and reason. */
export type PriorityGround =
  | 'hold'
  | 'liberty'
  | 'home'
  | 'review_time'
  | 'ruling'
  | 'answer_time'
  | 'none'
  | 'decided'
  | 'proposed';

/** How a summary describes a document. */
export type SummaryStyle =
  | 'pleading'
  | 'motion'
  | 'argument'
  | 'decision'
  | 'notice'
  | 'letter'
  | 'statement'
  | 'service'
  | 'other';

/** The properties of every document of a family, unless a type overrides them. */
export type TypeProfile = {
  /** Rules on what parties file do not bind documents of the court or its clerk. */
  filedBy: 'party' | 'court' | 'clerk';
  /** The first document of a case, so that it has no number yet. */
  opensCase: boolean;
  /** Filed together with a document that opens a case, so that it may have no number either. */
  comesWithOpening: boolean;
  /** The side that files it, if the type determines it. */
  filer: 'plaintiffs' | 'defendants' | 'any';
  /** The types that it answers. */
  answers: readonly string[];
  /** May ask for a sum of money. */
  seeksMoney: boolean;
  /** States causes of action or counts. */
  statesClaims: boolean;
  /** Where it asks the court for relief: in a prayer, else in its first sentences; or never. */
  asksRelief: 'in_prayer' | 'by_motion' | 'never';
  /** May demand a jury (Fed. R. Civ. P. 38(b) and the states' like rules). */
  mayDemandJury: boolean;
  /** Bears the day of the decision or of the letter near its head. */
  statesDecisionDate: boolean;
  /** May set a hearing anywhere in its text. */
  setsHearing: boolean;
  /** Whether a judge must rule on it or sign it. */
  needsRuling: 'no' | 'yes' | 'by_signature';
  signedBy: readonly Signer[];
  /** Served with process (Fed. R. Civ. P. 4), on the parties by the filer (Rule 5), or not at all. */
  service: 'process' | 'parties' | 'none';
  /** A separate submission: two such documents do not belong in one file. */
  filedByItself: boolean;
  /** Documents with their own captions inside it are part of it. */
  carriesOthers: boolean;
  /** May be the document for which a motion asks leave, and then comes with the motion. */
  filedWithLeave: boolean;
  /** Served on parties and not filed (Fed. R. Civ. P. 5(d)(1)); in a filing it is an exhibit. */
  servedNotFiled: boolean;
  /** Filed in criminal cases alone. */
  criminalOnly: boolean;
  /** Titles name it together with another document as often as they are its own title. */
  namedBeside: boolean;
  /** A copy of something else, cut where its maker chose. */
  isExcerpt: boolean;
  /** Whether it has a caption, and whether an attorney's block belongs to it. */
  caption: 'full' | 'without_attorney' | 'none';
  /** Printed on a separate form, so rules on pleading pages do not apply to it. */
  hasOwnForm: boolean;
  /** Whose manner its body has, where documents of the type always read alike. */
  bodyReadsAs: 'complaint' | 'motion' | 'answer' | 'declaration' | 'any';
  /** What the parties are called when it opens a case. */
  sides: 'plaintiff' | 'petitioner' | 'appellant';
  summary: SummaryStyle;
  requiredContents: readonly RequiredContent[];
  priority: PriorityGround;
  /** The names under which the courts' rules speak of it (`doc_types` of a rule). */
  ruleSlugs: readonly string[];
  /** The name that the rules of courts of review have for it. */
  reviewSlug: string | null;
};

/** One row of the catalog: what a type adds to its family. */
export type DocumentTypeRow = { label: string; family: Family } & Partial<TypeProfile>;

/** A type with all its properties. */
export type DocumentType = { family: Family } & TypeProfile;
