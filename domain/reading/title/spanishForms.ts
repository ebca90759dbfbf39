import { anyOf, pattern } from '#domain/text/pattern';
import type { TitleForm } from './TitleForm.ts';

/** Before the name of a document; titles are compared without accents. */
const before =
  pattern()`^\W*(?:${anyOf(['urgente', /segund[oa]/, /primer[oa]?/, 'breve', 'solicitud y', 'escrito en'])} )*`.source;
const representing = /(?:asumiendo|anunciando|solicitando asumir|de) (?:la )?representacion/;
const processes = ['emplazamiento', /citacion(?: judicial)?/, 'requerimiento y emplazamiento'];
const answers = ['contestacion', 'respuesta'];
const opposed = ['oposicion', 'replica en oposicion', 'escrito de oposicion'];
const appeals = ['escrito de apelacion', 'apelacion', 'aviso de apelacion', 'notificacion de apelacion'];
const writs = ['mandamiento', 'auto de', 'orden de ejecucion', 'orden de lanzamiento'];
const pleas = ['acuerdo de (culpabilidad|declaracion)', 'alegacion pre-?acordada', 'convenio de culpabilidad'];
const requests = ['desestimacion', 'regulacion', 'alimentos', 'revision', 'vista', 'rebeldia'];

/**
 * Titles in Spanish, as Puerto Rico's courts use them (Reglas de Procedimiento Civil de Puerto Rico, 32 L.P.R.A. Ap. V)
 * and courts of the states on translated forms.
 */
export const spanishForms: readonly TitleForm[] = [
  { type: 'third_party_complaint', pattern: pattern('i')`${before}demanda (?:contra|de) terceros?\b` },
  { type: 'amended_complaint', pattern: pattern('i')`${before}(?:\w+ )?demanda enmendada\b` },
  { type: 'complaint', pattern: pattern('i')`${before}demanda\b` },
  { type: 'complaint', pattern: pattern('i')`${before}querella\b` },
  {
    type: 'answer',
    pattern: pattern('i')`${before}${anyOf(answers)} (?:a|de) (?:la )?(?:demanda|querella|peticion|reconvencion)\b`,
  },
  {
    type: 'discovery_responses',
    pattern: pattern('i')`${before}${anyOf(answers)} (?:a|al) (?:\w+ ){0,2}interrogatorio`,
  },
  { type: 'counterclaim', pattern: pattern('i')`${before}reconvencion\b` },
  { type: 'cross_complaint', pattern: pattern('i')`${before}demanda contra coparte\b` },
  { type: 'appearance', pattern: pattern('i')`${before}(?:mocion|comparecencia) ${representing}` },
  { type: 'motion', pattern: pattern('i')`${before}mocion\b` },
  { type: 'opposition', pattern: pattern('i')`${before}${anyOf(opposed)}\b` },
  { type: 'reply', pattern: pattern('i')`${before}(?:duplica|replica)\b` },
  { type: 'order_to_show_cause', pattern: pattern('i')`${before}orden (?:de|para) mostrar causa\b` },
  { type: 'writ', pattern: pattern('i')`${before}${anyOf(writs)}\b` },
  { type: 'order', pattern: pattern('i')`${before}(?:orden|resolucion)\b` },
  { type: 'judgment', pattern: pattern('i')`${before}sentencia\b` },
  { type: 'minute_order', pattern: pattern('i')`${before}minuta\b` },
  {
    type: 'petition_for_writ_of_certiorari',
    pattern: pattern('i')`${before}(?:peticion|solicitud|recurso) de certiorari\b`,
  },
  { type: 'petition_for_review', pattern: pattern('i')`${before}(?:recurso|solicitud|peticion) de revision\b` },
  { type: 'petition', pattern: pattern('i')`${before}peticion\b` },
  { type: 'application', pattern: pattern('i')`${before}solicitud de orden\b` },
  { type: 'request', pattern: pattern('i')`${before}solicitud (?:de|para) (?:\w+ ){0,2}${anyOf(requests)}\b` },
  { type: 'affidavit', pattern: pattern('i')`${before}(?:declaracion jurada|affidavit)\b` },
  { type: 'notice_of_appeal', pattern: pattern('i')`${before}${anyOf(appeals)}\b(?! procedente)` },
  { type: 'notice', pattern: pattern('i')`${before}(?:notificacion|aviso)\b` },
  { type: 'summons', pattern: pattern('i')`${before}${anyOf(processes)}\b` },
  { type: 'brief', pattern: pattern('i')`${before}alegatos?\b` },
  { type: 'opinion', pattern: pattern('i')`${before}opinion (?:del tribunal|disidente|concurrente|de conformidad)\b` },
  { type: 'mandate', pattern: pattern('i')`${before}mandato\b` },
  { type: 'information', pattern: pattern('i')`${before}acusacion\b` },
  { type: 'criminal_complaint', pattern: pattern('i')`${before}denuncia\b` },
  { type: 'interrogatories', pattern: pattern('i')`${before}(?:\w+ )?interrogatorio\b` },
  { type: 'stipulation', pattern: pattern('i')`${before}estipulacion(?:es)?\b` },
  { type: 'plea_agreement', pattern: pattern('i')`${before}${anyOf(pleas)}\b` },
  { type: 'certification', pattern: pattern('i')`${before}certificacion\b` },
  { type: 'proof_of_service', pattern: pattern('i')`${before}prueba de (?:entrega|notificacion)\b` },
  { type: 'waiver', pattern: pattern('i')`${before}renuncia (?:de|a)\b` },
];
