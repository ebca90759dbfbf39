/** Words that end a company's or a person's name after a comma; they are part of it. */
export const nameSuffix =
  /^(?:(?:national association|federal savings bank|inc|incorporated|llc|l\.?\s?l\.?\s?c|llp|l\.l\.p|lllp|lp|l\.\s?p|ltd|limited|co|corp|corporation|company|pllc|p\.l\.l\.c|pc|p\.\s?c|p\.\s?a|pa|s\.\s?c|l\.?p\.?a|n\.\s?a|na|plc|p\.l\.c|gmbh|s\.?\s?a|s\.a\.u|s\.a\.u|s\.?p\.?a|a\.?g|n\.v|b\.v|s\.a\.s|s\.r\.l|s\.? de r\.?l\.?(?: de c\.?v\.?)?|s\.a\. de c\.v|fsb|f\.s\.b|lc|l\.c|trust|m\.\s?d|md|d\.\s?d\.\s?s|dds|d\.o|ph\.?\s?d|r\.n|esq|esquire|jr|sr|ii|iii|iv|cpa|d\.c|d\.p\.m|usa|u\.s\.a)\.?[\s,]*)+$/i;

/** What a comma introduces when it is not a name: a capacity, a form of company, a place, a state of life. */
export const descriptor =
  /^(?:(?:all |each )?(?:an?|as|in|on|by|for|with|at)\s|individual(?:ly)?\b|both\b|each\b|its\b|his\b|her\b|their\b|jointly\b|severally\b|husband\b|wife\b|spouses?\b|married\b|single\b|unmarried\b|minors?\b|inclusive\b|deceased\b|incapacitated\b|acting\b|former(?:ly)?\b|successors?\b|solely\b|who\b|whose\b|being\b|residing\b|et\.? al|et\.? ux|et\.? seq|etc\b|collectively\b|pro se\b|on behalf\b|by and through\b|through\b|not (?:in|individually)\b|known\b|parents?\b|together\b|including\b|doing business\b|organized\b|incorporated (?:in|under)\b|defendants?\b|plaintiffs?\b|respondents?\b|petitioners?\b|appell(?:ant|ee)s?\b|debtors?\b|intervenors?\b|real part(?:y|ies)\b|shield\b|badge\b|star no|tax (?:id|reg)|inmate\b|#|no\. ?\d|said\b|sued\b|hereinafter\b|having\b|natural\b|only\b|and in (?:his|her|their)\b|and (?:as|individually|on behalf|others|all others|all other|any and all|all persons|other persons|similarly)\b|and a(?:n)?\s|all\s+(?:others?|persons|unknown|parties|those|similarly)\b|similarly situated|others similarly|any (?:and all|other|unknown)\b|the (?:testate|unknown|heirs)|unknown\b|does\b\s*(?:\d|i\b|one\b|through|inclusive)|doe\b\s*(?:\d+\s*(?:-|through|to\b)|i\b|one\b|through|inclusive)|et\b)/i;

/** Offices and ranks; after a person's name they describe, before it they are left out. */
export const office =
  /^(?:(?:the |acting |interim |deputy |assistant |associate |chief |former |senior |special |united states |u\.s\. |vice |first |district |state |executive |under |regional |county |general )*)(?:attorney general|attorney|secretary|director|commissioner|warden|sheriff|president|governor|lieutenant governor|mayor|chief|superintendent|chair(?:man|person|woman)?|administrat(?:or|rix)|execut(?:or|rix)|trustee|guardian|conservator|clerk|treasurer|comptroller|controller|judge|magistrate|prosecutor|solicitor|captain|commander|officer|member|members|physician|agent|inspector|marshal|receiver|representative|register|registrar|supervisor|manager|postmaster|ambassador|chancellor|dean|principal|owner|shareholder|partner|counsel|administrator|examiner)\b/i;

/** Ranks that stand before a name without a comma: `CAPTAIN SALVATORE LOPRESTI`. */
export const rank =
  /^(?:(?:hon(?:orable|\.)|the honorable|mr|mrs|ms|dr|sgt|lt|capt|cpl|det|ofc|insp|rev|prof|gov|sen|rep|sheriff|captain|lieutenant|sergeant|corporal|detective|deputy|correction(?:s|al)? officer|(?:(?:[a-z]+ ){1,2})?police officers?|patrol officers?|correction officers?|officer|trooper|associate warden|assistant warden|deputy warden|warden|unit manager|counselor|case manager|nurse|doctor|inspector|agent|special agent|justice|judge|p\.o|c\.o|mayor|plaintiffs?|defendants?|petitioners?|respondents?)\.?\s+)+(?=\S)/i;

/** Institutions named after a person's office: `John Roe, Warden, Lake State Prison`. */
export const institution =
  /\b(?:prison|correction(?:s|al)|penitentiary|jail|facility|detention|institution|department|dep't|bureau|division|office|agency|administration|center|complex|unit)\b/i;

/** Fictitious parties who stand for nobody yet. */
export const fictitious =
  /\b(?:does?|roes?)\s*(?:\d|nos?\b|#|i\b|one\b|1|through|thru|inclusive|defendants?|corporations?|entit|individuals?|business|companies|officers?)|^["'(]*(?:john|jane|j\.)(?:\s+(?:and|or|&)\s+(?:john|jane))?\s+(?:does?|roes?)["')]*\s*(?:#|nos?\.?|\d|s\b|correction|officer|police|defendant).*$|^["']*x[yx]z\s+(?:corp|compan|entit|insur)|^(?:and\s+)?(?:all\s+)?(?:unknown\s+)?(?:persons?|parties|heirs|devisees|occupants|tenants?|owners?|spouses?|others?|claimants)\s+(?:unknown|similarly|claiming|in possession|with|or|and|by|whose|who|having|#|in\b)|\bunknown\s+(?:heirs|owners|tenants?|parties|occupants|persons|spouse|beneficiaries|defendants|non-record|claimants|others)|^any and all\b|^all (?:other|others|persons|unknown)|^(?:john|jane)\s+and\s+(?:john|jane)\s+does?|^does?$|^abc\s+(?:corp|compan|insur)|non-?record claimants|similarly situated/i;

/** Other names that a party goes by; they stay with the name as printed. */
export const alias =
  /^(?:\(?(?:a\/?k\/?a|f\/?k\/?a|n\/?k\/?a|d\/?b\/?a|a\.k\.a\.?|f\.k\.a\.?|n\.k\.a\.?|d\.b\.a\.?|formerly known as|also known as|now known as|doing business as|f\/d\/b\/a|t\/a|trading as|also doing business as|individually and d\/b\/a))\b/i;

/** Words of which organizations' names are made; a side of `and` with one of them is no person. */
export const organization =
  /\b(?:inc|llc|l\.l\.c|llp|lp|l\.p|ltd|corp(?:oration)?|co|company|companies|bank|n\.a|trust|association|ass'n|university|college|hospital|department|city|county|state|town|village|board|commission|authority|district|society|foundation|union|institute|church|school|agency|bureau|service|services|systems?|group|partners(?:hip)?|holdings?|insurance|america|international|national|federal|federation|council|committee|league|fund|estate|people|commonwealth|press|club|center|centre|labs?|laboratories|technologies|industries|enterprises|properties|management|capital|investments?|solutions|media|records|network|products|stores?|restaurants?|realty|mortgage|financial|credit|motors?|airlines?|health|medical|clinic|pharmacy|construction|contractors?|security|operations|production|publishers?|publishing|software|hotels?|farms?|energy|oil|gas|electric|power|water|transport(?:ation)?|logistics|trucking|archive|warehouse|development|consulting|marketing|communications|entertainment|limited|republic|kingdom|ministry|government|police|customs|border|protection|advancement)\b/i;

/** A pseudonym: kept for who sues under it, left out beside named defendants. */
export const unnamed =
  /^["'(]*(?:(?:john|jane|j\.|mary|richard)\s+(?:doe|roe)|doe|roe)["')]*(?:\s*(?:#|no\.? ?)?\s*(?:\d{1,3}|[IVX]{1,4}|[A-Z]))?$/i;

/** What comes before the name of someone who acts for a party and is none: `by and through her guardian, Mary Roe`. */
export const represented =
  /\b(?:by and through|through|by)\s+(?:and through\s+)?(?:his|her|its|their|the|an?)\b[^;]*\b(?:guardian|friend|litem|conservator|representative|administrat(?:or|rix)|execut(?:or|rix)|trustee|parents?|mother|father|attorney|agent|relator|counsel|secretary|member|president)s?\b[^;,]*,\s*$/i;
