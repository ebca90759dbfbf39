import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '#server/kernel/config';

/** All that IANA has allocated to the public internet in IPv6 (RFC 4291, 2.4). Everything outside is refused. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Addresses that are not of the public internet (IANA's special-purpose registries, RFC 6890 and its updates). */
const special: [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

// One list for each family: Node compares an IPv4 address with the IPv6 entries of a common one.
const outside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, prefix] of special) outside[family(address)].addSubnet(address, prefix, family(address));

/** Whether nothing may be sent to this address, unless it is in a network that the operator excepted. */
export function isForbiddenAddress(address: string, excepted: Config['webhooks']['networks']): boolean {
  const bare = address.replace(/^\[|\]$|%.*$/g, '');
  const isPublic = family(bare) === 'ipv4' || publicIpv6.check(bare, 'ipv6');
  if (isPublic && !outside[family(bare)].check(bare, family(bare))) return false;
  const own = new BlockList();
  for (const network of excepted) own.addSubnet(network.address, network.prefix, network.family);
  return !own.check(bare, family(bare));
}
