/**
 * EICAR's test file, which every scanner reports and which harms nothing (https://www.eicar.org/download-anti-malware-testfile/).
 * It is put together here, so that no scanner reports the portal's own program.
 */
export const eicar: string = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');
