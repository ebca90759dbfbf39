/** Whether a switch of WordprocessingML is on (ECMA-376, 17.17.4). A switch without value is. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/.test(value);
}
