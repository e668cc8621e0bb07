/** Ids that other programs keep. They are derived from a set's own id, and change only with it. */
import { createHash } from 'node:crypto';
import type { Festival } from '../../../shared/festival/create-festival.ts';

/** The namespace for URLs (RFC 9562, section 6.6). */
const NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

const hashOf = (name: string): Buffer => createHash('sha1').update(NAMESPACE).update(name).digest();

/** A UUID made from a name: version 5 (RFC 9562, section 5.5). */
export function uuidOf(name: string): string {
  const bytes = hashOf(name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Derives a whole number from 1 to 2³¹ - 1 from a name, for programs that read a signed 32-bit integer. */
export const numberOf = (name: string): number => hashOf(name).readUInt32BE(0) >>> 1 || 1;

export function createStableIds({ edition }: Festival) {
  const [, domain = ''] = edition.email.hello.split('@');

  const uidOf = (setId: string): string => `${setId}-${edition.year}@${domain}`;

  /** An id for anything other than a set: a tag URI (RFC 4151). */
  const tagOf = (name: string): string => `tag:${domain},${edition.year}:${name}`;

  return { uidOf, tagOf };
}
