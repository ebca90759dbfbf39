import type { MachineValue } from '#domain/reading/machineValue';

/** The original reading as it is stored next to a person's value. */
export function machineColumns({ value, confidence, method, evidence }: MachineValue) {
  return {
    machine_value: value,
    machine_confidence: confidence,
    machine_method: method,
    machine_evidence: evidence,
  };
}
