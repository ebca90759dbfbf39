import type { MachineValue } from '#domain/reading/machineValue';

/** The machine's value as it is stored beside a person's word on it. */
export function keptBeside({ value, confidence, method, evidence }: MachineValue) {
  return {
    machine_value: value,
    machine_confidence: confidence,
    machine_method: method,
    machine_evidence: evidence,
  };
}
