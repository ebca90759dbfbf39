import type { StatementDoubts, StatementProblems } from '#domain/rules/kinds/statements/messages';
import type { TranslationDetail } from '#domain/rules/kinds/statements/translationDetails';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { listed } from '../words.ts';
import { languageNames } from './contentNames.ts';

const citizenship =
  'File as a separate document: "[Party] is a citizen of [state]. Its members are [name], a citizen of [state], and [name], a citizen of [state]. [signature]"';
const translation =
  'Attach an English translation with: "I am competent to translate from [language] into English, and this translation is true and accurate to the best of my abilities. [typed name, address, telephone number, signature, date]"';
const translationDetails: Record<TranslationDetail | 'oath', string> = {
  competence: 'that the translator is competent',
  qualifications: 'the translator’s qualifications',
  accuracy: 'that the translation is accurate',
  address: 'the translator’s address',
  phone: 'the translator’s telephone number',
  oath: 'that it is made under oath or penalty of perjury',
};

export const statementProblems: ProblemTexts<StatementProblems> = {
  'statements.citizenship_missing': () => ({
    message: 'Jurisdiction is based on diversity, but no statement of citizenship was found.',
    remedy: citizenship,
  }),
  'statements.members_citizenship_missing': () => ({
    message:
      'Jurisdiction is based on diversity, but the citizenship of the members of a company or partnership was not found.',
    remedy: citizenship,
  }),
  'statements.disclosure_missing': () => ({
    message:
      'No corporate disclosure statement was found in this document; it is filed separately, with the first document of a corporate party.',
    remedy:
      'If it is already filed, no action is needed. Otherwise, file as a separate document: "CORPORATE DISCLOSURE STATEMENT. [Party] states that its parent corporation is [name / none] and that [name / no publicly held corporation] owns 10% or more of its stock. [signature]"',
  }),
  'statements.interested_persons_missing': () => ({
    message: 'No certificate of interested persons or entities was found.',
    remedy:
      'Add after the cover: "CERTIFICATE OF INTERESTED PERSONS. These persons and entities have an interest in the outcome: [names / none]. [signature]"',
  }),
  'statements.parties_missing': () => ({
    message: 'No list of the parties to the proceeding was found.',
    remedy:
      'Add a section headed "PARTIES TO THE PROCEEDING" that names every party, with the stock symbol of each listed company.',
  }),
  'statements.stock_symbols_missing': () => ({
    message: 'Neither stock symbols nor a statement that there are none were found for the corporate parties.',
    remedy: 'Add to the list of parties: "[Company] ([exchange]: [symbol])", or "not publicly traded".',
  }),
  'statements.discovery_level_missing': () => ({
    message: 'The petition does not state the discovery level under which the case is to be conducted.',
    remedy:
      'Begin the first numbered paragraph with: "Discovery is intended to be conducted under Level [1 / 2 / 3] of Texas Rule of Civil Procedure 190.[2 / 3 / 4]."',
  }),
  'statements.discovery_level_over_relief': () => ({
    message:
      'The petition pleads Level 1, but seeks more than Level 1 allows: only monetary relief of $250,000 or less.',
    remedy:
      'Plead Level 2 or Level 3, or limit the relief: "Plaintiff seeks only monetary relief of $250,000 or less".',
  }),
  'statements.relief_band_missing': () => ({
    message: 'The pleading does not state the range of relief sought.',
    remedy:
      'Add: "Plaintiff seeks [only monetary relief of $250,000 or less / monetary relief of $250,000 or less and non-monetary relief / monetary relief over $250,000 but not more than $1,000,000 / monetary relief over $1,000,000 / only non-monetary relief]."',
  }),
  'statements.injury_amount_stated': ({ remedy }) => ({
    message: 'The complaint is for personal injury and states an amount of damages.',
    remedy,
  }),
  'statements.interpretation_missing': () => ({
    message: 'The declarant does not understand English, and no certificate of interpretation was found.',
    remedy:
      'Add: "I am competent in English and [language]. I read this declaration to [name] in [language] before it was signed. [typed name, signature, date]"',
  }),
  'statements.translation_missing': ({ language }) => ({
    message: `Part of the document is in ${language === null ? 'another language' : languageNames[language]}, and no certified translation was found.`,
    remedy: translation,
  }),
  'statements.translation_incomplete': ({ details }) => ({
    message: `The translator’s certificate does not state ${listed(details.map((one) => translationDetails[one]))}.`,
    remedy: translation,
  }),
};

export const statementDoubts: Texts<StatementDoubts> = {
  'statements.disclosure_on_docket': () =>
    'The document comes from a court’s docket, where the disclosure statement is a separate entry.',
  'statements.disclosure_in_earlier_court': () =>
    'The case was in another court before; the disclosure statement may already be on that docket.',
};
