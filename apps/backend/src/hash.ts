/** SHA-256 hashes: tables need not hold secrets, phones or network addresses. */
import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** 22 characters. */
export const shortHash = (text: string): string => sha256(text).slice(0, 22);
